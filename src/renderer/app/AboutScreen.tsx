import { useQuery } from '../client/query';
import { t } from '../ui/text';
import { Page } from './Page';

const PARTS = ['fonts', 'icons', 'libraries', 'games'] as const;

/** What this is, and whose work is in it. */
export function AboutScreen() {
  const info = useQuery('app.info', {});
  return (
    <Page title={t('app.about.title')} icon="scroll-unfurled" narrow>
      <p>{t('app.about.text', { version: info.status === 'ready' ? info.answer.version : '' })}</p>
      <p>{t('app.about.licence')}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{t(`app.about.${part}`)}</h2>
          <p>{t(`app.about.${part}.text`)}</p>
        </section>
      ))}
    </Page>
  );
}
