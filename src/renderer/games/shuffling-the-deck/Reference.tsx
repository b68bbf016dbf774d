import { useState } from 'react';
import type { Message } from '../../../core/engine/message';
import { clauses } from '../../../core/games/shuffling-the-deck/clauses';
import { movementKinds } from '../../../core/games/shuffling-the-deck/data/movement-cards';
import { Icon } from '../../ui/Icon';
import { cardName, cardText, movementIcons } from './names';
import { say } from './words';

const basics = ['win', 'turn', 'row', 'accuse'] as const;

/** Clauses whose title or text has all the words. */
export function findClauses(words: string): typeof clauses {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return clauses.filter(({ id, title, text }) => {
    const whole = `${id} ${title} ${text}`.toLowerCase();
    return wanted.every((word) => whole.includes(word));
  });
}

/** The game in four sentences, the movement cards, and all clauses by search. */
export function Reference({ text }: { readonly text: (message: Message) => string }) {
  const [words, setWords] = useState('');
  const found = findClauses(words);
  const label = text(say('reference.search'));
  return (
    <>
      {basics.map((one) => (
        <p key={one}>{text(say(`reference.${one}`))}</p>
      ))}
      <label>
        {label}{' '}
        <input
          className="input"
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      {words.trim() !== '' && (
        <section aria-live="polite" data-testid="found-rules">
          <p className="muted">{text(say('reference.found', { count: found.length }))}</p>
          <dl>
            {found.map(({ id, title, text: rule }) => (
              <div key={id}>
                <dt>
                  {title} <small className="muted">{id}</small>
                </dt>
                <dd>{rule}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <h3 className="caps">{text(say('panel.cards'))}</h3>
      <dl className="reference-cards">
        {movementKinds.map((kind) => (
          <div key={kind}>
            <dt>
              <Icon name={movementIcons[kind]} /> {text(cardName(kind))}
            </dt>
            <dd>{text(cardText(kind))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
