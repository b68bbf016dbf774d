import { useState } from 'react';
import type { Goal } from '../../../core/campaign';
import { useQuery } from '../../client/query';
import { useSession } from '../../client/session';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NumberField, Switch, TextField } from '../../ui/fields';
import { t } from '../../ui/text';
import { go } from '../route';
import { hostSentence } from '../sentences';
import { say } from './words';
import './campaign.css';

type Props = { readonly match: string; readonly onClose: () => void };

/** The position that a match is in, with a title, a briefing and goals of one's own. */
export function KeepScenario({ match, onClose }: Props) {
  const { link, notify } = useSession();
  const draft = useQuery('scenario.draft', { match });
  const [title, setTitle] = useState('');
  const [briefing, setBriefing] = useState('');
  const [win, setWin] = useState(true);
  const [gold, setGold] = useState(0);
  const [ships, setShips] = useState<ReadonlySet<string>>(new Set());
  const goals: Goal[] = [
    ...(win ? [{ kind: 'win' } as const] : []),
    ...(gold > 0 ? [{ kind: 'gold', amount: gold } as const] : []),
    ...(draft.status === 'ready' ? draft.answer.ships : []).flatMap(({ card, own }): Goal[] =>
      ships.has(key(card, own)) ? [{ kind: own ? 'keep' : 'sink', ship: card }] : [],
    ),
  ];
  const fault =
    title.trim() === ''
      ? say('campaign.keep.no-title')
      : goals.length === 0
        ? say('campaign.keep.no-goal')
        : goals.length > MOST_GOALS
          ? say('campaign.keep.many-goals', { most: MOST_GOALS })
          : Number.isInteger(gold)
            ? null
            : say('campaign.fault.number');
  const keep = async (): Promise<void> => {
    const reply = await link.request('scenario.keep', { match, title, briefing, goals });
    if (reply.ok) go({ at: 'scenarios' });
    else notify(reply.refusal.message, 'warning');
  };
  const choose = (ship: string, on: boolean): void => {
    const rest = [...ships].filter((one) => one !== ship);
    setShips(new Set(on ? [...rest, ship] : rest));
  };
  return (
    <Dialog title={say('campaign.keep.title')} closeLabel={t('app.cancel')} onClose={onClose}>
      {draft.status === 'refused' && <p className="fault">{hostSentence(draft.refusal.message)}</p>}
      {draft.status === 'ready' && (
        <>
          <p className="muted">{say('campaign.keep.lead')}</p>
          <TextField
            label={say('campaign.keep.name')}
            value={title}
            maxLength={80}
            onChange={setTitle}
            testId="keep-title"
          />
          <TextField
            label={say('campaign.keep.briefing')}
            value={briefing}
            maxLength={4000}
            onChange={setBriefing}
            testId="keep-briefing"
          />
          <fieldset className="plain">
            <legend className="label">{say('campaign.scenario.goals')}</legend>
            <Switch label={say('campaign.goal.win')} checked={win} onChange={setWin} testId="keep-win" />
            {draft.answer.ships.map(({ card, name, own }) => (
              <Switch
                key={key(card, own)}
                label={say(own ? 'campaign.goal.keep' : 'campaign.goal.sink', { ship: name })}
                checked={ships.has(key(card, own))}
                onChange={(on) => choose(key(card, own), on)}
              />
            ))}
            <NumberField
              label={say('campaign.keep.gold')}
              value={gold}
              min={0}
              max={1000}
              step={1}
              onChange={setGold}
            />
          </fieldset>
          <Button
            label={say('campaign.keep')}
            icon="tied-scroll"
            tone="primary"
            disabledReason={fault}
            onClick={() => void keep()}
            testId="keep-scenario-now"
          />
        </>
      )}
    </Dialog>
  );
}

const MOST_GOALS = 8;
const key = (card: string, own: boolean): string => `${own ? 'keep' : 'sink'} ${card}`;
