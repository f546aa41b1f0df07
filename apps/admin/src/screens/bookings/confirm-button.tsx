import { usePermission } from "@carrel/hooks";
import type { Booking } from "@carrel/sdk";
import { OnlineButton } from "../../app/online-button";
import { stepsOf } from "./booking-steps";
import { useConfirm } from "./use-confirm";

/** Confirms a booking of the list, at once where it asks for no pass; nothing where it doesn't wait, or is not theirs to confirm. */
export function ConfirmButton({ booking }: { booking: Booking }) {
  const mayChange = usePermission("bookings.write");
  const { confirm, isPending, question } = useConfirm();
  if (!mayChange || !stepsOf(booking, Date.now()).includes("CONFIRMED")) return null;
  const confirmHere = async (button: HTMLElement) => {
    const row = button.closest("tr");
    const isDone = await confirm(booking);
    // Its row goes elsewhere: who works by keys goes on with the next one, on nothing that a second press would do.
    if (!isDone || document.activeElement !== button) return;
    (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>("a")?.focus();
  };
  return (
    <>
      <OnlineButton
        size="sm"
        loading={isPending}
        aria-label={`Confirm ${booking.code}`}
        onClick={({ currentTarget }) => void confirmHere(currentTarget)}
      >
        Confirm
      </OnlineButton>
      {question}
    </>
  );
}
