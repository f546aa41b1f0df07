import { type Booking, type Taken, takenFrom } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { q, queryClient } from "../app/carrel";
import type { StepProps } from "./booking-flow";
import { draftPeriod } from "./draft";
import type { Visitor } from "./visitor";

interface Outcome {
  onSaved: (booking: Booking) => void;
  onTaken: (taken: Taken) => void;
}

/** Saves the draft; a desk that is gone by now leads back to the choice of desks, with what is free near it. */
export function useSaveBooking({ organisation, branch, draft, onDraft }: StepProps, { onSaved, onTaken }: Outcome) {
  const save = useMutation(q.bookings.saveBooking());
  return async (verificationToken: string, { name, email, phone }: Visitor) => {
    const period = draftPeriod(draft, branch.timezone);
    if (!period || !draft.desk) return onDraft({ step: "when" });
    try {
      const { data } = await save.mutateAsync({
        verificationToken,
        orgId: organisation._id,
        branchId: branch._id,
        deskId: draft.desk,
        name,
        email,
        ...(phone && { phone }),
        ...(draft.type === "DAILY"
          ? { type: "DAILY", date: draft.date }
          : { type: "HOURLY", startAt: period.startAt.toISOString(), endAt: period.endAt.toISOString() }),
      });
      onSaved(data);
    } catch (error) {
      const taken = takenFrom(error);
      if (!taken) throw error;
      await queryClient.invalidateQueries({ queryKey: ["desks"] });
      onTaken(taken);
      onDraft({ step: "desk", desk: undefined });
    }
  };
}
