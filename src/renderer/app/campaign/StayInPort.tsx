import { type CampaignGame, type CaptainsCampaign, type Party, wholeParty } from '../../../core/campaign';
import { Switch } from '../../ui/fields';
import { captainName, crewName, say, shipName } from './words';

type Props = {
  readonly campaign: CaptainsCampaign;
  readonly game: CampaignGame;
  /** Ships and crew by their ids in the campaign. */
  readonly staying: ReadonlySet<string>;
  readonly onStay: (staying: ReadonlySet<string>) => void;
};

/** What a captain brings without those who stay. */
export const without = ({ captain, ships, crew }: Party, staying: ReadonlySet<string>): Party => ({
  captain,
  ships: ships.filter((id) => !staying.has(id)),
  crew: crew.filter((id) => !staying.has(id)),
});

/** Which of the ready ships and crew are left out of a planned game, so that another can be begun beside it. */
export function StayInPort({ campaign, game, staying, onStay }: Props) {
  const cardOf = (id: string): string => {
    const ship = campaign.ships.find((one) => one.id === id);
    return ship ? shipName(ship.card) : crewName(campaign.crew.find((one) => one.id === id)?.card ?? id);
  };
  const toggle = (id: string, stays: boolean): void => {
    const rest = [...staying].filter((one) => one !== id);
    onStay(new Set(stays ? [...rest, id] : rest));
  };
  return (
    <details className="stay-in-port" data-testid={`stay-${game.number}`}>
      <summary>{say('campaign.stay')}</summary>
      <p className="help">{say('campaign.stay.help')}</p>
      {game.parties.map(({ captain }) => {
        const { ships, crew } = wholeParty(campaign, captain);
        return (
          <fieldset key={captain} className="plain">
            <legend className="label">{captainName(campaign, captain)}</legend>
            {[...ships, ...crew].map((id) => (
              <Switch
                key={id}
                label={cardOf(id)}
                checked={staying.has(id)}
                onChange={(stays) => toggle(id, stays)}
                testId={`stays-${id}`}
              />
            ))}
          </fieldset>
        );
      })}
    </details>
  );
}
