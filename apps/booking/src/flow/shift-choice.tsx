import type { Period } from "@carrel/sdk/domain";
import { TimeSlotPicker } from "@carrel/ui/time-slot-picker";
import type { ShiftLeft } from "./bookable-days";
import { fullness } from "./fullness";
import { hoursInWords } from "./time-words";

interface ShiftChoiceProps {
  shifts: readonly ShiftLeft[];
  /** How many desks are free for all of a slot, where it is known. */
  freeIn: (slot: Period) => number | undefined;
  timezone: string;
  /** What is chosen so far. */
  period: Period | null;
  onPick: (period: Period) => void;
}

/** A shift's time, or what is left of it, chosen by one press; any other is below. */
export function ShiftChoice({ shifts, freeIn, timezone, period, onPick }: ShiftChoiceProps) {
  const offers = shifts.flatMap(({ name, slots }) => {
    const [first, last] = [slots[0], slots.at(-1)];
    if (!first || !last) return [];
    const isFull = slots.some((slot) => freeIn(slot) === 0);
    return [{ name, isFull, startAt: first.startAt, endAt: last.endAt }];
  });
  if (offers.length === 0) return null;
  const chosen = offers.find(
    ({ startAt, endAt }) => +startAt === +(period?.startAt ?? 0) && +endAt === +(period?.endAt ?? 0),
  );
  return (
    <TimeSlotPicker
      label="Shift"
      className="booking-shifts"
      value={chosen?.name ?? null}
      onValueChange={(name) => {
        const offer = offers.find((one) => one.name === name);
        if (offer) onPick(offer);
      }}
      // A shift is told apart by its name: no two of a branch have the same.
      slots={offers.map(({ name, isFull, ...offered }) => ({
        startAt: name,
        label: name,
        ...(isFull ? fullness(0) : { available: true, hint: hoursInWords([offered], timezone) }),
      }))}
    />
  );
}
