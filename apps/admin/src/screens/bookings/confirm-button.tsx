import { usePermission } from "@carrel/hooks";
import type { Booking } from "@carrel/sdk";
import { OnlineButton } from "../../app/online-button";
import { stepsOf } from "./booking-steps";
import { useChangeStatus } from "./use-change-status";

/** Confirms a booking of the list at once; nothing where it doesn't wait, or is not theirs to confirm. */
export function ConfirmButton({ booking }: { booking: Booking }) {
  const mayChange = usePermission("bookings.write");
  const { confirm, isPending } = useChangeStatus();
  if (!mayChange || !stepsOf(booking, Date.now()).includes("CONFIRMED")) return null;
  return (
    <OnlineButton size="sm" loading={isPending} aria-label={`Confirm ${booking.code}`} onClick={() => confirm(booking)}>
      Confirm
    </OnlineButton>
  );
}
