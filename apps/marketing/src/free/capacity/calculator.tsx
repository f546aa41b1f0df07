import { formatMoney } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Field } from "@carrel/ui/field";
import { MoneyInput } from "@carrel/ui/money-input";
import { NativeSelect } from "@carrel/ui/native-select";
import { NumberInput } from "@carrel/ui/number-input";
import { TextInput } from "@carrel/ui/text-input";
import { ShareRow } from "../parts/share-row";
import { useAddress } from "../parts/use-address";
import { CalculatorResult } from "./calculator-result";
import { capacityOf, faultsOf } from "./capacity";
import { CapacityState, CURRENCIES, type Currency, inCurrency, MOST_SHIFTS, type Shift, START } from "./capacity-state";

type FigureKey = {
  [Key in keyof CapacityState]: CapacityState[Key] extends number | null ? Key : never;
}[keyof CapacityState];

/** Seats, shifts and prices in; places to sell and what comes in out. */
export function Calculator() {
  const tool = useAddress(CapacityState, START);
  const { state, change } = tool;
  const faults = faultsOf(state);
  const isRight = Object.keys(faults).length === 0;
  const set = (key: FigureKey) => (value: number | null) => change({ ...state, [key]: value });
  const setShift = (place: number, part: Partial<Shift>) =>
    change({ ...state, shifts: state.shifts.map((shift, each) => (each === place ? { ...shift, ...part } : shift)) });
  const money = (amount: number) => formatMoney(amount, state.currency);
  const number = (key: FigureKey, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={faults[key]}>
      <NumberInput value={state[key]} onValueChange={set(key)} />
    </Field>
  );
  const amount = (key: FigureKey, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={faults[key]}>
      <MoneyInput currency={state.currency} value={state[key]} onValueChange={set(key)} />
    </Field>
  );
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:block">
      <form className="flex flex-col gap-8 print:hidden" onSubmit={(event) => event.preventDefault()}>
        <Part title="The place">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Currency">
              <NativeSelect
                value={state.currency}
                onChange={(event) => change(inCurrency(state, event.target.value as Currency))}
              >
                {Object.entries(CURRENCIES).map(([code, name]) => (
                  <option key={code} value={code}>
                    {code}, {name}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            {number("seats", "Seats")}
            {number("days", "Days open a week")}
            {number("closed", "Closed days a year", "Holidays, beside the days of the week.")}
          </div>
        </Part>
        <Part title="Shifts, sold by the month">
          {state.shifts.map((shift, place) => (
            <fieldset
              key={place}
              aria-label={`Shift ${place + 1}`}
              className="m-0 grid min-w-0 gap-x-4 gap-y-3 border-0 border-t border-solid border-border p-0 pt-4 sm:grid-cols-2"
            >
              <Field label="Name">
                <TextInput
                  value={shift.name}
                  maxLength={40}
                  onChange={(event) => setShift(place, { name: event.target.value })}
                />
              </Field>
              <Field label="Hours a day" error={faults[`${place}.hours`]}>
                <NumberInput step={0.5} value={shift.hours} onValueChange={(hours) => setShift(place, { hours })} />
              </Field>
              <Field label="Price of a seat a month" error={faults[`${place}.price`]}>
                <MoneyInput
                  currency={state.currency}
                  value={shift.price}
                  onValueChange={(price) => setShift(place, { price })}
                />
              </Field>
              <Field label="Seats sold, in percent" error={faults[`${place}.sold`]}>
                <NumberInput step={5} value={shift.sold} onValueChange={(sold) => setShift(place, { sold })} />
              </Field>
              {state.shifts.length > 1 && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="justify-self-start"
                  onClick={() => change({ ...state, shifts: state.shifts.filter((_, each) => each !== place) })}
                >
                  Take out {shift.name.trim() || `shift ${place + 1}`}
                </Button>
              )}
            </fieldset>
          ))}
          {state.shifts.length < MOST_SHIFTS && (
            <Button
              className="self-start"
              onClick={() =>
                change({ ...state, shifts: [...state.shifts, { name: "", hours: 4, price: 0, sold: 50 }] })
              }
            >
              Add a shift
            </Button>
          )}
        </Part>
        <Part title="By the day and the hour">
          <div className="grid gap-4 sm:grid-cols-2">
            {number("dayPasses", "Day passes on an open day")}
            {amount("dayPrice", "Price of a day")}
            {number("hoursSold", "Free hours booked, in percent")}
            {amount("hourPrice", "Price of an hour")}
          </div>
        </Part>
        <Part title="Costs">{amount("costs", "Costs a month", "Rent, staff, power; 0 leaves them out.")}</Part>
      </form>
      <div className="flex flex-col gap-6 lg:sticky lg:top-24 print:static">
        {isRight ? (
          <CalculatorResult capacity={capacityOf(state)} state={state} money={money} />
        ) : (
          <p role="status" className="rounded border border-border bg-surface p-6">
            Mend the marked fields, and the figures are back.
          </p>
        )}
        <ShareRow tool={tool} />
      </div>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="flex flex-col gap-4">
    <h3 className="font-display text-xl text-strong">{title}</h3>
    {children}
  </section>
);
