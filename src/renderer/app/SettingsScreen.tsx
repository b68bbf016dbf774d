import { useQuery } from '../client/query';
import { useSession, useSettings } from '../client/session';
import { Segments, Switch } from '../ui/fields';
import { t } from '../ui/text';
import { Page } from './Page';

const SIZES = [0.85, 1, 1.15, 1.3, 1.5] as const;
const SPEEDS = [0, 0.5, 1, 2, 4] as const;
const PACES = [0, 300, 700, 1500, 3000] as const;
const MS = 1000;

/** What holds for every table. Each change is kept at once. */
export function SettingsScreen() {
  const settings = useSettings();
  const { change } = useSession();
  const info = useQuery('app.info', {});
  const saves = info.status === 'ready' ? info.answer.saves : null;
  return (
    <Page title={t('app.settings.title')} icon="settings-knobs">
      <section>
        <h2>{t('app.settings.look')}</h2>
        <div className="grid-2">
          <Segments
            label={t('app.settings.theme')}
            value={settings.theme}
            choices={(['system', 'dark', 'light'] as const).map((value) => ({
              value,
              label: t(`app.settings.theme.${value}`),
            }))}
            onChange={(theme) => void change({ theme })}
            testId="theme"
          />
          <Segments
            label={t('app.settings.contrast')}
            value={settings.contrast}
            choices={(['system', 'normal', 'high'] as const).map((value) => ({
              value,
              label: t(`app.settings.contrast.${value}`),
            }))}
            onChange={(contrast) => void change({ contrast })}
          />
          <Segments
            label={t('app.settings.text')}
            value={settings.textScale}
            choices={SIZES.map((value) => ({ value, label: `${Math.round(value * 100)} %` }))}
            onChange={(textScale) => void change({ textScale })}
          />
          <Segments
            label={t('app.settings.quality')}
            help={t('app.settings.quality.help')}
            value={settings.quality}
            choices={(['low', 'medium', 'high'] as const).map((value) => ({
              value,
              label: t(`app.settings.quality.${value}`),
            }))}
            onChange={(quality) => void change({ quality })}
          />
        </div>
      </section>
      <section>
        <h2>{t('app.settings.motion.title')}</h2>
        <div className="grid-2">
          <Segments
            label={t('app.settings.motion')}
            help={t('app.settings.motion.help')}
            value={settings.motion}
            choices={(['system', 'full', 'reduced'] as const).map((value) => ({
              value,
              label: t(`app.settings.motion.${value}`),
            }))}
            onChange={(motion) => void change({ motion })}
          />
          <Segments
            label={t('app.settings.speed')}
            value={settings.animationSpeed}
            choices={SPEEDS.map((value) => ({
              value,
              label: value === 0 ? t('app.settings.speed.skip') : `${value} ×`,
            }))}
            onChange={(animationSpeed) => void change({ animationSpeed })}
          />
          <Switch
            label={t('app.settings.ambient')}
            help={t('app.settings.ambient.help')}
            checked={settings.ambientMotion}
            onChange={(ambientMotion) => void change({ ambientMotion })}
          />
        </div>
      </section>
      <section>
        <h2>{t('app.settings.play')}</h2>
        <div className="grid-2">
          <Segments
            label={t('app.settings.pace')}
            value={settings.pace}
            choices={PACES.map((value) => ({
              value,
              label: t('app.settings.pace.value', { seconds: value / MS }),
            }))}
            onChange={(pace) => void change({ pace })}
          />
          <Switch
            label={t('app.settings.reasons')}
            checked={settings.showReasons}
            onChange={(showReasons) => void change({ showReasons })}
          />
        </div>
      </section>
      {saves && (
        <section>
          <h2>{t('app.settings.saves')}</h2>
          <p>{t('app.settings.saves.where', { folder: saves.folder })}</p>
          {!saves.writable && <p className="fault">{t('app.settings.saves.readonly')}</p>}
        </section>
      )}
    </Page>
  );
}
