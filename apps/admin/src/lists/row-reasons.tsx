import { NUMBERS } from "../app/locale";

/** As many as are named; further ones are counted. */
const NAMED = 100;

interface RowReasonsProps {
  rows: readonly { id: string; name: string; reason: string }[];
}

/** Rows by name, each with the reason why it was not changed. */
export function RowReasons({ rows }: RowReasonsProps) {
  const more = rows.length - NAMED;
  return (
    <ul className="m-0 flex list-none flex-col divide-y divide-border p-0">
      {rows.slice(0, NAMED).map(({ id, name, reason }) => (
        <li key={id} className="flex flex-col py-2">
          <span className="font-medium wrap-anywhere text-strong">{name}</span>
          <span className="text-muted">{reason}</span>
        </li>
      ))}
      {more > 0 && <li className="py-2 text-muted">and {more.toLocaleString(NUMBERS)} more</li>}
    </ul>
  );
}
