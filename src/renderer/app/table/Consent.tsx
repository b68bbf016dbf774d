import type { Table } from '../../../shared/table';
import type { MatchClient } from '../../client/match';
import { Button } from '../../ui/Button';
import { listed, t } from '../../ui/text';

type Asked = NonNullable<Table['draw']>;

/** A draw or a take-back that somebody has asked for. */
export function Consent({ client, table }: { readonly client: MatchClient; readonly table: Table }) {
  const nameOf = (seat: number): string => table.seats[seat]?.name ?? '';
  return (
    <>
      {table.takeback && (
        <Question
          asked={table.takeback}
          table={table}
          sentence={t('app.consent.takeback', {
            name: nameOf(table.takeback.from),
            count: table.takeback.commands,
          })}
          onAnswer={(agree) => void client.answerTakeback(agree)}
        />
      )}
      {table.draw && (
        <Question
          asked={table.draw}
          table={table}
          sentence={t('app.consent.draw', { name: nameOf(table.draw.from) })}
          onAnswer={(agree) => void client.answerDraw(agree)}
        />
      )}
    </>
  );
}

type QuestionProps = {
  readonly asked: Asked;
  readonly table: Table;
  readonly sentence: string;
  readonly onAnswer: (agree: boolean) => void;
};

function Question({ asked, table, sentence, onAnswer }: QuestionProps) {
  const { sat } = table.curtain;
  const mine = sat !== null && asked.missing.includes(sat);
  const missing = asked.missing.map((seat) => table.seats[seat]?.name ?? '');
  return (
    <div className="consent" role="status">
      <p>{sentence}</p>
      {mine ? (
        <div className="row">
          <Button
            label={t('app.consent.agree')}
            icon="shaking-hands"
            tone="primary"
            onClick={() => onAnswer(true)}
          />
          <Button label={t('app.consent.decline')} icon="cancel" onClick={() => onAnswer(false)} />
        </div>
      ) : (
        <p className="muted">{t('app.consent.waiting', { names: listed(missing) })}</p>
      )}
    </div>
  );
}
