import { type Message, message } from '../../../core/engine/message';
import { CARD_KINDS } from '../../../core/games/piratas';
import { Icon } from '../../ui/Icon';
import { CARD_ICON } from './names';

const RULES = ['win', 'turn', 'duel', 'parrot', 'treasure'] as const;

/** A page of quick reference: the rules in five sentences, then every card. */
export function Reference({ text }: { readonly text: (message: Message) => string }) {
  return (
    <>
      {RULES.map((rule) => (
        <p key={rule}>{text(message(`piratas.reference.${rule}`))}</p>
      ))}
      <h3 className="caps">{text(message('piratas.reference.cards'))}</h3>
      <dl className="reference-cards">
        {CARD_KINDS.map((kind) => (
          <div key={kind}>
            <dt>
              <Icon name={CARD_ICON[kind]} /> {text(message(`piratas.card.${kind}`))}
            </dt>
            <dd>{text(message(`piratas.card.${kind}.text`))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
