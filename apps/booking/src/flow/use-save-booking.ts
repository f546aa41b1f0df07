import type { Once } from "@carrel/hooks";
import { type SavedBooking, type Taken, takenFrom } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { q, queryClient } from "../app/carrel";
import { guestsAt } from "./guests";
import type { StepProps } from "./step-props";
import { useDesks } from "./use-desks";
import type { Visitor } from "./visitor";
import { wantedSeat } from "./wanted-seat";

interface Saving {
  once: Once;
  onSaved: (saved: SavedBooking) => void;
  onTaken: (taken: Taken) => void;
}

/** Since the page was opened. */
const savedHere = new Set<string>();

/** Whether a booking was saved by this page: what a tab shows again after a reload may have been moved or cancelled meanwhile. */
export const isSavedHere = (bookingId: string): boolean => savedHere.has(bookingId);

/** Saves the draft, by a membership where one is named; a desk that is gone by now leads back to the choice of desks, with what is free near it. */
export function useSaveBooking(
  { organisation, branch, draft, onDraft }: StepProps,
  { once, onSaved, onTaken }: Saving,
) {
  const { desk } = useDesks(branch, draft);
  const save = useMutation(q.bookings.saveBooking({ once }));
  return async (verificationToken: string, visitor: Visitor, membershipId?: string) => {
    const { name, email, phone } = visitor;
    const guests = guestsAt(desk, visitor);
    const seat = wantedSeat(draft, branch);
    if (!seat) return onDraft({ step: "when" });
    try {
      const saved = await save.mutateAsync({
        verificationToken,
        orgId: organisation._id,
        ...seat,
        name,
        email,
        ...(phone && { phone }),
        ...(guests.length > 0 && { guests }),
        ...(membershipId ? { membershipId } : draft.pass && { passPlanId: draft.pass }),
      });
      savedHere.add(saved.data._id);
      onSaved(saved);
    } catch (error) {
      const taken = takenFrom(error);
      if (!taken) throw error;
      await queryClient.invalidateQueries({ queryKey: ["desks"] });
      onTaken(taken);
      onDraft({ step: "desk", desk: undefined });
    }
  };
}
