import { useTerminology } from "@carrel/hooks";
import { Combobox } from "@carrel/ui/combobox";
import { Field } from "@carrel/ui/field";
import { useQuery } from "@tanstack/react-query";
import type { Ref } from "react";
import { q } from "../../../app/carrel";

interface DeskFieldProps {
  ref: Ref<HTMLButtonElement>;
  branchId: string;
  /** A day that the branch's desks are read for. */
  day: string;
  /** Offered though it is switched off: the desk that the booking has already. */
  ownId?: string;
  value: string | undefined;
  onChange: (deskId: string | null) => void;
  error: string | undefined;
}

/** A desk of the branch, with its zone. */
export function DeskField({ ref, branchId, day, ownId, value, onChange, error }: DeskFieldProps) {
  const { desk: word } = useTerminology();
  const desks = useQuery(q.bookings.calendar({ branchId, from: day, to: day }));
  return (
    <Field label={word} required error={error}>
      <Combobox
        ref={ref}
        value={value || null}
        onValueChange={onChange}
        options={(desks.data?.desks ?? [])
          .filter(({ isActive, deskId }) => isActive || deskId === ownId)
          .map(({ deskId, deskName, zone }) => ({ value: deskId, label: deskName, hint: zone }))}
        loading={desks.isPending}
        placeholder={`Choose a ${word.toLowerCase()}`}
      />
    </Field>
  );
}
