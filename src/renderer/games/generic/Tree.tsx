/** Plain JSON as nested lists: for a screen reader, and for a game without a twin of its own. */
export function Tree({ value }: { readonly value: unknown }) {
  if (typeof value !== 'object' || value === null) return <span>{String(value)}</span>;
  const entries = Object.entries(value);
  if (entries.length === 0) return <span>–</span>;
  return (
    <ul className="tree">
      {entries.map(([name, item]) => (
        <li key={name}>
          <b>{name}</b>: <Tree value={item} />
        </li>
      ))}
    </ul>
  );
}
