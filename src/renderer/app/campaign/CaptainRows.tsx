import { readyFleets } from '../../../core/games/spanish-main/fleet';
import type { GameInfo } from '../../../shared/game-info';
import { seatColour } from '../../table/tokens';
import { Button } from '../../ui/Button';
import { NumberField, Select, TextField } from '../../ui/fields';
import { t } from '../../ui/text';
import { levelName, whoOf } from '../seats';
import { type CaptainDraft, draftCaptain, flags } from './new-captains';
import { say } from './words';

type Props = {
  readonly info: GameInfo;
  readonly captains: readonly CaptainDraft[];
  readonly onChange: (captains: readonly CaptainDraft[]) => void;
};

const MOST = 8;

/** The captains: name, flag, who plays, what they begin with. */
export function CaptainRows({ info, captains, onChange }: Props) {
  const put = (at: number, patch: Partial<CaptainDraft>): void =>
    onChange(captains.map((captain, n) => (n === at ? { ...captain, ...patch } : captain)));
  const who = [
    { value: 'person', label: t('app.new.person') },
    ...info.opponents.map(({ level, character, random }) => ({
      value: whoOf(level, character),
      label: levelName(level, character, random),
    })),
  ];
  const fleets = [
    ...readyFleets.map(({ id, name, nation }) => ({ value: id, label: `${name} (${nation})` })),
    { value: 'random', label: say('campaign.fleet.random') },
    { value: 'none', label: say('campaign.fleet.none') },
  ];
  return (
    <div className="captains">
      {captains.map((captain, n) => (
        <fieldset key={captain.key} className="plain captain-row">
          <legend className="only-read">{say('campaign.captain', { n: n + 1 })}</legend>
          <i className="dot" style={{ background: seatColour(n).flag }} />
          <TextField
            label={say('campaign.captain.name')}
            value={captain.name}
            maxLength={40}
            onChange={(name) => put(n, { name })}
            testId={`captain-name-${n}`}
          />
          <Select
            label={say('campaign.captain.flag')}
            value={captain.flag}
            choices={flags().map((value) => ({ value, label: value }))}
            onChange={(flag) => put(n, { flag })}
          />
          <Select
            label={say('campaign.captain.who')}
            value={captain.who}
            choices={who}
            onChange={(value) => put(n, { who: value })}
            testId={`captain-who-${n}`}
          />
          <Select
            label={say('campaign.captain.fleet')}
            value={captain.fleet}
            choices={fleets}
            onChange={(fleet) => put(n, { fleet })}
            testId={`captain-fleet-${n}`}
          />
          <NumberField
            label={say('campaign.captain.handicap')}
            value={captain.handicap}
            step={1}
            onChange={(handicap) => put(n, { handicap })}
          />
          <NumberField
            label={say('campaign.captain.purse')}
            value={captain.purse}
            step={1}
            onChange={(purse) => put(n, { purse })}
          />
          {captains.length > 2 && (
            <Button
              label={say('campaign.captain.remove', { n: n + 1 })}
              icon="cancel"
              tone="quiet"
              iconOnly
              onClick={() => onChange(captains.filter((_, at) => at !== n))}
            />
          )}
        </fieldset>
      ))}
      {captains.length < MOST && (
        <div className="row">
          <Button
            label={say('campaign.captain.add')}
            icon="pirate-captain"
            onClick={() =>
              onChange([
                ...captains,
                draftCaptain(
                  captains.length,
                  captains.map(({ name }) => name),
                  captains.at(-1)?.who ?? 'person',
                ),
              ])
            }
            testId="add-captain"
          />
        </div>
      )}
    </div>
  );
}
