import { useTerminology } from "@carrel/hooks";
import { openIntervals, type Period } from "@carrel/sdk/domain";
import { Combobox, type ComboboxOption } from "@carrel/ui/combobox";
import { Field } from "@carrel/ui/field";
import type { Ref } from "react";
import { useBranches } from "../../../app/use-branches";
import type { TimeWords } from "../calendar/time-words";
import { ANY } from "./any-seat";
import { freeTimes, isFree, type Seat } from "./free-seats";

interface SeatFieldProps {
  ref: Ref<HTMLButtonElement>;
  branchId: string;
  timezone: string;
  day: string;
  seats: readonly Seat[];
  isPending: boolean;
  /** When it is wanted; null while that is not chosen. */
  period: Period | null;
  /** Whole days are wanted: what is free of a day is of no use. */
  isDaily: boolean;
  words: TimeWords;
  value: string;
  onChange: (deskId: string) => void;
  error: string | undefined;
}

/** A seat: whichever is free then, or one by its name, those that are free then first. */
export function SeatField(props: SeatFieldProps) {
  const { ref, branchId, timezone, day, seats, isPending, period, isDaily, words, value, onChange, error } = props;
  const { desk, desks } = useTerminology();
  const branch = useBranches().branches.find(({ _id }) => _id === branchId);
  const word = desk.toLowerCase();
  const offered = seats.filter(({ isActive }) => isActive);
  const free = period ? offered.filter((seat) => isFree(seat, period)) : offered;
  const taken = period ? offered.filter((seat) => !isFree(seat, period)) : [];
  const optionOf = (group: string) => (seat: Seat) => ({
    value: seat.deskId,
    label: seat.deskName,
    hint: seat.zone,
    ...(period && { group }),
  });
  const options: ComboboxOption[] = [
    { value: ANY, label: `Any free ${word}`, ...(period && { hint: `${free.length} free` }) },
    ...free.map(optionOf("Free then")),
    ...taken.map(optionOf("Not free then")),
  ];

  const hint = () => {
    if (!period || isPending) return value === ANY ? `The first ${word} that is free then is taken.` : undefined;
    const [best] = free;
    if (value === ANY)
      return best ? `${desk} ${best.deskName} is the first of ${free.length} that are free then.` : undefined;
    const chosen = taken.find(({ deskId }) => deskId === value);
    if (!chosen) return undefined;
    const times = isDaily || !branch ? [] : freeTimes(chosen, openIntervals({ ...branch, timezone }, day));
    const instead = times.length > 0 ? ` It is free ${times.map(words.hours).join(", ")} on that day.` : "";
    return `${desk} ${chosen.deskName} is not free then.${instead}`;
  };
  const noneFree = value === ANY && period && !isPending && free.length === 0 && offered.length > 0;
  return (
    <Field
      label={desk}
      required
      hint={hint()}
      error={error ?? (noneFree ? `No ${word} is free then. Choose another time.` : undefined)}
    >
      <Combobox
        ref={ref}
        value={value || null}
        onValueChange={onChange}
        options={options}
        loading={isPending}
        placeholder={`Choose a ${word}`}
        searchPlaceholder={`Search ${desks.toLowerCase()}`}
      />
    </Field>
  );
}
