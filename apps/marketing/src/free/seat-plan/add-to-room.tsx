import { Button } from "@carrel/ui/button";
import { Field } from "@carrel/ui/field";
import { NativeSelect } from "@carrel/ui/native-select";
import { NumberInput } from "@carrel/ui/number-input";
import { TextInput } from "@carrel/ui/text-input";
import { useState } from "react";
import { lettersAfter, type Numbering } from "./numbering";
import { KINDS, LONGEST, MOST_THINGS, NAME, type Placed } from "./plan-state";
import { freeLetters, newThing, renumbered, seatBlock } from "./room-plan";

interface AddToRoomProps {
  word: "seat" | "desk";
  things: readonly Placed[];
  /** All that has had a number here. */
  known: readonly Placed[];
  /** Puts some into the room, and takes others out of it, in one step. */
  bring: (coming: readonly Placed[], leaving?: ReadonlySet<string>) => void;
}

const MOST = { rows: 20, seats: 40, from: 9999 } as const;

const within = (value: number | null, least: number, most: number) =>
  value !== null && Number.isInteger(value) && value >= least && value <= most
    ? undefined
    : `Use a whole number from ${least} to ${most}.`;

/** Rows by rule, what else stands in a room, and names. */
export function AddToRoom({ word, things, known, bring }: AddToRoomProps) {
  const [rows, setRows] = useState<number | null>(2);
  const [seats, setSeats] = useState<number | null>(6);
  const [zone, setZone] = useState("");
  const [from, setFrom] = useState<number | null>(1);
  const [rule, setRule] = useState<Omit<Numbering, "from">>(() => ({
    by: "row",
    prefix: freeLetters(things),
    along: "right",
  }));
  const [renamed, setRenamed] = useState({ id: "", name: "" });

  const numbering: Numbering = { ...rule, prefix: rule.prefix.trim(), from: from ?? 1 };
  const room = MOST_THINGS - things.length;
  const faults = {
    rows: within(rows, 1, MOST.rows),
    seats: within(seats, 1, MOST.seats),
    from: within(from, 0, MOST.from),
    prefix: numbering.prefix === "" || NAME.test(numbering.prefix) ? undefined : "Begin with a letter or a digit.",
    zone: zone.trim() === "" || NAME.test(zone.trim()) ? undefined : "Begin with a letter or a digit.",
  };
  const isRight = Object.values(faults).every((fault) => fault === undefined);
  const block = isRight
    ? seatBlock(things, known, { rows: rows ?? 1, seats: seats ?? 1, zone: zone.trim() }, numbering)
    : [];
  const isTooMany = block.length > room;
  const taken = new Set(things.flatMap(({ kind, name }) => (kind === "s" ? [name.toLowerCase()] : [])));
  const double = block.find(({ name }) => taken.has(name.toLowerCase()))?.name;
  const ofSeats = things.filter(({ kind }) => kind === "s");

  const addRows = () => {
    bring(block);
    if (rule.by === "row") setRule({ ...rule, prefix: lettersAfter(numbering.prefix, rows ?? 1) });
    else setFrom((from ?? 1) + block.length);
  };
  const rename = () => {
    const thing = things.find(({ id }) => id === renamed.id);
    if (!thing) return;
    const number = known.reduce((most, { id }) => Math.max(most, Number(id.slice(1))), 0) + 1;
    bring([{ ...thing, id: `${thing.kind}${number}`, name: renamed.name.trim() }], new Set([thing.id]));
    setRenamed({ id: "", name: "" });
  };

  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <form
        aria-label={`Rows of ${word}s`}
        className="grid grid-cols-2 items-start gap-x-4 gap-y-3 sm:grid-cols-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight && !isTooMany && !double) addRows();
        }}
      >
        <Field label="Rows" error={faults.rows}>
          <NumberInput value={rows} onValueChange={setRows} />
        </Field>
        <Field label={`${word === "seat" ? "Seats" : "Desks"} in a row`} error={faults.seats}>
          <NumberInput value={seats} onValueChange={setSeats} />
        </Field>
        <Field label="Zone" optional error={faults.zone}>
          <TextInput maxLength={LONGEST.zone} value={zone} onChange={(event) => setZone(event.target.value)} />
        </Field>
        <Field label="Names">
          <NativeSelect
            value={rule.by}
            onChange={(event) => setRule({ ...rule, by: event.target.value as Numbering["by"] })}
          >
            <option value="row">A1, A2, then B1</option>
            <option value="count">1, 2, 3 through all</option>
          </NativeSelect>
        </Field>
        <Field
          label={rule.by === "row" ? "First row" : "Before the number"}
          error={faults.prefix ?? (double ? `There is a ${word} ${double} already. Begin with others.` : undefined)}
        >
          <TextInput
            maxLength={8}
            value={rule.prefix}
            onChange={(event) => setRule({ ...rule, prefix: event.target.value })}
          />
        </Field>
        <Field label="First number" error={faults.from}>
          <NumberInput value={from} onValueChange={setFrom} />
        </Field>
        <Field label="Direction">
          <NativeSelect
            value={rule.along}
            onChange={(event) => setRule({ ...rule, along: event.target.value as Numbering["along"] })}
          >
            <option value="right">From the left</option>
            <option value="left">From the right</option>
            <option value="back">There and back</option>
          </NativeSelect>
        </Field>
        <div className="col-span-full flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" disabled={!isRight || isTooMany || double !== undefined}>
            Add {isRight ? `${block.length} ${word}${block.length === 1 ? "" : "s"}` : `${word}s`}
          </Button>
          <Button
            variant="ghost"
            disabled={ofSeats.length === 0 || !isRight}
            onClick={() => bring(renumbered(things, known, numbering), new Set(ofSeats.map(({ id }) => id)))}
          >
            Number all anew by this rule
          </Button>
        </div>
        {isTooMany && (
          <p role="status" className="col-span-full text-sm">
            A room holds {MOST_THINGS} things here; {Math.max(0, room)} more fit.
          </p>
        )}
      </form>
      <div className="flex flex-col gap-5">
        <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
          <legend className="mb-2 font-semibold text-strong">What else stands there</legend>
          {(["t", "w", "d"] as const).map((kind) => (
            <Button key={kind} disabled={room < 1} onClick={() => bring([newThing(things, known, kind)])}>
              Add a {KINDS[kind].toLowerCase()}
            </Button>
          ))}
        </fieldset>
        <form
          aria-label="Another name"
          className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            if (NAME.test(renamed.name.trim())) rename();
          }}
        >
          <Field label="Rename">
            <NativeSelect
              value={things.some(({ id }) => id === renamed.id) ? renamed.id : ""}
              onChange={(event) => setRenamed({ ...renamed, id: event.target.value })}
            >
              <option value="">Choose one</option>
              {things.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="New name">
            <TextInput
              maxLength={LONGEST.name}
              value={renamed.name}
              onChange={(event) => setRenamed({ ...renamed, name: event.target.value })}
            />
          </Field>
          <Button type="submit" disabled={renamed.id === "" || !NAME.test(renamed.name.trim())}>
            Rename
          </Button>
        </form>
      </div>
    </div>
  );
}
