import type { Message } from '../../../core/engine/message';
import type { Seat } from '../../../core/engine/seat';
import type { GameScreen, SeatAtTable } from '../../games/contract';
import { Icon } from '../../ui/Icon';
import { usePointed } from '../../ui/pointed';
import { gameName } from '../games';
import { iconOfGame } from '../icons';

export type StandingsProps = {
  readonly game: string;
  readonly screen: GameScreen;
  readonly view: object;
  readonly seats: readonly SeatAtTable[];
  readonly toAct: readonly Seat[];
  readonly text: (message: Message) => string;
};

/** Along the top: the game and how far it is, then each seat with its score. */
export function Standings({ game, screen, view, seats, toAct, text }: StandingsProps) {
  const scores = screen.standings(view);
  const pointed = usePointed('standings') ? ' pointed' : '';
  return (
    <ul className="standings">
      <li className="chip">
        <Icon name={iconOfGame(game)} />
        {gameName(game)} <small>{text(screen.stage(view))}</small>
      </li>
      {seats.map(({ seat, name, colour }) => {
        const score = scores.find((standing) => standing.seat === seat);
        return (
          <li key={seat} className={`${toAct.includes(seat) ? 'chip acting' : 'chip'}${pointed}`}>
            <i className="dot" style={{ background: colour }} />
            {name} {score && <small>{text(score.score)}</small>}
          </li>
        );
      })}
    </ul>
  );
}
