import type { AnswerOf } from '../../shared/contract';
import { Switch } from '../ui/fields';
import { t } from '../ui/text';

export type FolderSets = AnswerOf<'games.sets'>;
type OwnSet = FolderSets['sets'][number];

export type OwnSetsProps = {
  readonly label: string;
  readonly help: string;
  readonly folder: FolderSets;
  readonly value: unknown;
  readonly onChange: (sets: readonly OwnSet[]) => void;
};

/** How many cards of each kind a set holds. */
const contents = (set: OwnSet): string =>
  Object.values(set).some(Array.isArray)
    ? t('app.new.sets.holds', {
        ships: count(set.ships),
        crew: count(set.crew),
        islands: count(set.islands),
      })
    : '';
const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** Sets of one's own from the folder beside the saves: which of them join the roster, and what is wrong with the others. */
export function OwnSets({ label, help, folder, value, onChange }: OwnSetsProps) {
  const chosen = new Set(Array.isArray(value) ? value.map((set: OwnSet) => set.id) : []);
  const choose = (id: string, on: boolean): void =>
    onChange(folder.sets.filter((set) => (set.id === id ? on : chosen.has(set.id))));
  return (
    <fieldset className="field own-sets" data-testid="own-sets">
      <legend>{label}</legend>
      <p className="help">{help}</p>
      <p className="help">{t('app.new.sets.folder', { folder: folder.folder })}</p>
      {folder.sets.map((set) => (
        <Switch
          key={set.id}
          label={set.name}
          help={contents(set)}
          checked={chosen.has(set.id)}
          onChange={(on) => choose(set.id, on)}
          testId={`own-set-${set.id}`}
        />
      ))}
      {folder.faults.length > 0 && (
        <div role="alert">
          <p className="fault">{t('app.new.sets.faults', { count: folder.faults.length })}</p>
          <ul>
            {folder.faults.map(({ file, field, problem }) => (
              <li key={`${file} ${field} ${problem}`} className="fault">
                <code>{field === '' ? file : `${file}: ${field}`}</code> {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  );
}
