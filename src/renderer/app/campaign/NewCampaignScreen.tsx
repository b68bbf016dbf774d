import { useState } from 'react';
import { type CampaignRules, defaultRules } from '../../../core/campaign';
import type { GameInfo } from '../../../shared/game-info';
import { useQuery } from '../../client/query';
import { useSession, useSettings } from '../../client/session';
import { Button } from '../../ui/Button';
import { NumberField, TextField } from '../../ui/fields';
import { useShortcut } from '../../ui/shortcuts';
import { t } from '../../ui/text';
import { Page } from '../Page';
import { go } from '../route';
import { SeatRows } from '../SeatRows';
import { defaultSeats, type SeatDraft, seatFault, seatWish } from '../seats';
import { CaptainRows } from './CaptainRows';
import { type CaptainDraft, draftCaptain, newCaptain } from './new-captains';
import { RulesForm } from './RulesForm';
import { say } from './words';
import './campaign.css';

/** Who sails, and what is agreed. */
export function NewCampaignScreen({ kind }: { readonly kind: string }) {
  const games = useQuery('games.list', {});
  if (games.status !== 'ready') return <p className="loading">{t('app.loading')}</p>;
  const info = games.answer.games.find(({ id }) => id === 'spanish-main') ?? games.answer.games[0];
  if (!info) return null;
  return kind === 'night' ? <NewNight info={info} /> : <NewCaptains info={info} />;
}

const seed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

function NewCaptains({ info }: { readonly info: GameInfo }) {
  const { link, notify } = useSession();
  const { names } = useSettings();
  const [name, setName] = useState<string>(say('campaign.name.first'));
  const [rules, setRules] = useState<CampaignRules>(defaultRules);
  const [captains, setCaptains] = useState<readonly CaptainDraft[]>(() => {
    const first = { ...draftCaptain(0, [], 'person'), ...(names[0] !== undefined && { name: names[0] }) };
    const against = info.opponents.find(({ random }) => !random) ?? info.opponents[0];
    return [first, draftCaptain(1, [first.name], against?.level ?? 'random')];
  });
  const called = captains.map((captain) => captain.name.trim().toLocaleLowerCase());
  const numbers = [...Object.values(rules), ...captains.flatMap(({ handicap, purse }) => [handicap, purse])];
  const fault =
    name.trim() === ''
      ? say('campaign.fault.name')
      : called.includes('') || new Set(called).size < called.length
        ? say('campaign.fault.captains')
        : numbers.some((value) => typeof value === 'number' && !Number.isInteger(value))
          ? say('campaign.fault.number')
          : null;
  const found = async (): Promise<void> => {
    if (fault !== null) return;
    const reply = await link.request('campaign.found', {
      name,
      rules,
      captains: captains.map((captain) => {
        const { ships, crew, ...rest } = newCaptain(captain, rules, seed());
        return { ...rest, ships: [...ships], crew: [...crew] };
      }),
    });
    if (reply.ok) go({ at: 'campaign', id: reply.answer.campaign.id });
    else notify(reply.refusal.message, 'warning');
  };
  useShortcut({
    id: 'campaign.found',
    key: 'Ctrl+Enter',
    label: say('campaign.found'),
    group: say('campaign.new'),
    run: () => void found(),
  });
  return (
    <Page title={say('campaign.new')} icon="treasure-map">
      <TextField
        label={say('campaign.name')}
        value={name}
        maxLength={60}
        onChange={setName}
        testId="campaign-name"
      />
      <section>
        <h2>{say('campaign.captains')}</h2>
        <CaptainRows info={info} captains={captains} onChange={setCaptains} />
      </section>
      <section>
        <h2>{say('campaign.rules')}</h2>
        <RulesForm rules={rules} onChange={setRules} />
      </section>
      <div className="foot-bar">
        <Button
          label={say('campaign.found')}
          detail={say('campaign.found.detail', { count: captains.length })}
          icon="ship-wheel"
          keyHint="Ctrl+Enter"
          tone="primary"
          disabledReason={fault}
          onClick={() => void found()}
          testId="found-campaign"
        />
      </div>
    </Page>
  );
}

const SCORING = ['win', 'draw', 'played'] as const;

function NewNight({ info }: { readonly info: GameInfo }) {
  const { link, notify } = useSession();
  const { names } = useSettings();
  const [name, setName] = useState<string>(say('campaign.name.night'));
  const [seats, setSeats] = useState<readonly SeatDraft[]>(() => defaultSeats(info, names));
  const [scoring, setScoring] = useState({ win: 3, draw: 1, played: 0 });
  // As many as want to come: not every game takes them all.
  const many = { ...info, seats: { min: 2, max: 12 } };
  const fault =
    name.trim() === ''
      ? say('campaign.fault.name')
      : (seatFault(seats) ??
        (Object.values(scoring).every(Number.isInteger) ? null : say('campaign.fault.number')));
  const found = async (): Promise<void> => {
    const reply = await link.request('campaign.found-night', { name, scoring, players: seats.map(seatWish) });
    if (reply.ok) go({ at: 'campaign', id: reply.answer.campaign.id });
    else notify(reply.refusal.message, 'warning');
  };
  return (
    <Page title={say('campaign.night.new')} icon="trophy">
      <TextField
        label={say('campaign.name')}
        value={name}
        maxLength={60}
        onChange={setName}
        testId="campaign-name"
      />
      <section>
        <h2>{say('campaign.players')}</h2>
        <SeatRows info={many} seats={seats} names={names} onChange={setSeats} />
      </section>
      <section>
        <h2>{say('campaign.scoring')}</h2>
        <div className="rules-form">
          {SCORING.map((of) => (
            <NumberField
              key={of}
              label={say(`campaign.scoring.${of}`)}
              value={scoring[of]}
              min={0}
              max={20}
              step={1}
              onChange={(value) => setScoring({ ...scoring, [of]: value })}
            />
          ))}
        </div>
      </section>
      <div className="foot-bar">
        <Button
          label={say('campaign.found.night')}
          icon="trophy"
          tone="primary"
          disabledReason={fault}
          onClick={() => void found()}
          testId="found-campaign"
        />
      </div>
    </Page>
  );
}
