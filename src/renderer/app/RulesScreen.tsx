import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../shared/contract';
import { useQuery } from '../client/query';
import { Segments, TextField } from '../ui/fields';
import { t } from '../ui/text';
import { gameName } from './games';
import { Page } from './Page';
import { go } from './route';

type Clause = AnswerOf<'games.rules'>['clauses'][number];

const wordsOf = (search: string): string[] => search.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** All words must be there, in whatever order. */
export const clauseHas = ({ id, section, title, text }: Clause, words: readonly string[]): boolean => {
  const all = `${id} ${section} ${title} ${text}`.toLocaleLowerCase();
  return words.every((word) => all.includes(word));
};

export type RulesScreenProps = { readonly game: string | null; readonly clause: string | null };

/** The rules of each game, clause by clause, as the engine keeps and cites them. */
export function RulesScreen({ game, clause }: RulesScreenProps) {
  const games = useQuery('games.list', {});
  const infos = games.status === 'ready' ? games.answer.games : [];
  const chosen = game ?? infos[0]?.id ?? null;
  const [search, setSearch] = useState('');
  return (
    <Page title={t('app.rules.title')} icon="open-book">
      {infos.length > 0 && chosen !== null && (
        <Segments
          label={t('app.rules.game')}
          value={chosen}
          choices={infos.map((info) => ({ value: info.id, label: gameName(info.id, info) }))}
          onChange={(id) => go({ at: 'rules', id, clause: null })}
        />
      )}
      <section>
        <TextField
          type="search"
          label={t('app.rules.search')}
          value={search}
          onChange={setSearch}
          testId="rules-search"
        />
      </section>
      {chosen !== null && <Clauses key={chosen} game={chosen} search={search} here={clause} />}
    </Page>
  );
}

type ClausesProps = { readonly game: string; readonly search: string; readonly here: string | null };

function Clauses({ game, search, here }: ClausesProps) {
  const query = useQuery('games.rules', { game });
  const all = query.status === 'ready' ? query.answer.clauses : [];
  const words = wordsOf(search);
  const shown = all.filter((clause) => clauseHas(clause, words));
  const sections = [...new Set(shown.map(({ section }) => section))];
  const loaded = all.length > 0;
  useEffect(() => {
    if (loaded && here !== null)
      document.getElementById(`clause-${here}`)?.scrollIntoView({ block: 'center' });
  }, [loaded, here]);
  if (query.status === 'ready' && !loaded) return <p className="muted">{t('app.rules.none')}</p>;
  return (
    <>
      <p className="muted" role="status">
        {loaded && t('app.rules.found', { count: shown.length })}
      </p>
      {sections.map((section) => (
        <section key={section}>
          <h2>{section}</h2>
          <div className="rules">
            {shown
              .filter((clause) => clause.section === section)
              .map((clause) => (
                <article
                  key={clause.id}
                  id={`clause-${clause.id}`}
                  className={clause.id === here ? 'clause here' : 'clause'}
                >
                  <span className="badge">{clause.id}</span>
                  <div>
                    <h3>
                      {clause.title} <span className="badge">{t(`app.rules.source.${clause.source}`)}</span>
                    </h3>
                    <p>
                      <Marked text={clause.text} words={words} />
                    </p>
                  </div>
                </article>
              ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** The words that were searched for, marked. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text;
  const safe = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = text.split(new RegExp(`(${safe.join('|')})`, 'giu'));
  let at = 0;
  return parts.map((part, n) => {
    at += part.length;
    return n % 2 === 1 ? <mark key={at}>{part}</mark> : part;
  });
}
