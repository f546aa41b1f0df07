import { Button } from "@carrel/ui/button";
import type { Capacity } from "./capacity";
import type { CapacityState } from "./capacity-state";

const figure = new Intl.NumberFormat("en");

interface CalculatorResultProps {
  capacity: Capacity;
  state: CapacityState;
  money: (amount: number) => string;
}

/** What comes in, as two figures, a table and a bar for each part of it. */
export function CalculatorResult({ capacity, state, money }: CalculatorResultProps) {
  const { shifts, hours, passes, month, year, breakEven } = capacity;
  const parts = [...shifts, passes, hours];
  const hasCosts = (state.costs ?? 0) > 0;
  return (
    <section
      aria-label="Result"
      className="flex flex-col gap-6 rounded-lg border border-border bg-surface p-5 sm:p-7 print:border-0 print:p-0"
    >
      <style>{"@page { margin: 16mm }"}</style>
      <p className="m-0 hidden font-display text-2xl text-strong print:block">
        {`What ${figure.format(state.seats ?? 0)} seats can earn`}
      </p>
      <dl aria-live="polite" className="m-0 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Figure label="A month" value={money(month)} />
        <Figure label="A year" value={money(year)} />
        <Figure
          label="Places to sell"
          value={figure.format(capacity.places)}
          note={`${figure.format(capacity.sold)} of them sold, on ${figure.format(capacity.openDays)} open days a year`}
        />
        {hasCosts && (
          <Figure
            label="Break-even"
            value={breakEven ? `${figure.format(breakEven.seats)} seats` : "Not reached"}
            note={
              breakEven
                ? `in every shift, ${breakEven.percent} percent, pay the costs without days and hours`
                : "Not even all seats in every shift pay these costs."
            }
          />
        )}
      </dl>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-sm tabular-nums">
          <caption className="mb-2 text-start font-semibold text-strong">Where it comes from</caption>
          <thead>
            <tr className="border-b border-border text-start text-muted">
              <th scope="col" className="py-2 pe-3 text-start font-medium">
                Part
              </th>
              <th scope="col" className="py-2 pe-3 text-end font-medium max-sm:hidden print:table-cell">
                Sold
              </th>
              <th scope="col" className="py-2 pe-3 text-end font-medium">
                A month
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                A year
              </th>
            </tr>
          </thead>
          <tbody>
            {shifts.map((part, place) => (
              <Row
                key={place}
                {...part}
                count={`${figure.format(part.sold)} of ${figure.format(part.places)}`}
                money={money}
              />
            ))}
            {[passes, hours].map((part) => (
              <Row key={part.name} {...part} count={`${figure.format(part.count)} a year`} money={money} />
            ))}
          </tbody>
          <tfoot className="font-semibold text-strong">
            <Row name="All" count="" month={month} year={year} money={money} />
            {hasCosts && (
              <Row name="Left after costs" count="" month={capacity.leftMonth} year={capacity.leftYear} money={money} />
            )}
          </tfoot>
        </table>
      </div>
      <figure className="m-0" aria-hidden="true">
        <figcaption className="mb-2 text-sm font-semibold text-strong">Shares of the year</figcaption>
        <ul className="m-0 flex list-none flex-col gap-2 p-0 text-sm">
          {parts.map((part, place) => (
            <li key={place} className="grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)_3rem] items-center gap-3">
              <span className="truncate">{part.name}</span>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-3 w-full" role="presentation">
                <rect width="100" height="4" fill="var(--ui-surface-sunken)" />
                <rect width={year === 0 ? 0 : (part.year / year) * 100} height="4" fill="var(--ui-primary)" />
              </svg>
              <span className="text-end tabular-nums">{year === 0 ? 0 : Math.round((part.year / year) * 100)}%</span>
            </li>
          ))}
        </ul>
      </figure>
      <Button className="self-start print:hidden" onClick={() => print()}>
        Print
      </Button>
    </section>
  );
}

const Figure = ({ label, value, note }: { label: string; value: string; note?: string }) => (
  <div className="flex flex-col gap-1">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="m-0 font-display text-2xl wrap-anywhere text-strong tabular-nums">{value}</dd>
    {note && <dd className="m-0 text-sm text-muted">{note}</dd>}
  </div>
);

interface RowProps {
  name: string;
  count: string;
  month: number;
  year: number;
  money: (amount: number) => string;
}

const Row = ({ name, count, month, year, money }: RowProps) => (
  <tr className="border-b border-border">
    <th scope="row" className="py-2 pe-3 text-start font-[inherit] wrap-anywhere">
      {name}
      {count && <span className="block font-normal text-muted sm:hidden print:hidden">{count}</span>}
    </th>
    <td className="py-2 pe-3 text-end max-sm:hidden print:table-cell">{count}</td>
    <td className="py-2 pe-3 text-end whitespace-nowrap">{money(month)}</td>
    <td className="py-2 text-end whitespace-nowrap">{money(year)}</td>
  </tr>
);
