import type { Booking } from "@carrel/sdk";
import { Ban, CircleCheck } from "lucide-react";
import { q } from "../../app/carrel";
import type { BulkAction } from "../../lists/bulk-action";
import { refusal } from "./booking-steps";
import { ReasonField } from "./reason-field";

/** Of how many that are cancelled money stays. */
const heldText = (rows: readonly Booking[]): string => {
  const held = rows.filter(({ paid = 0 }) => paid > 0).length;
  if (held === 0) return "Nothing was paid for them.";
  return `For ${held} of them something was paid. It stays with you until it is refunded, each in its booking.`;
};

const counted = (count: number) => (count === 1 ? "1 booking" : `${count} bookings`);

/** What can be done to many bookings at once. Each of their visitors is told, so it is asked about before. */
export function bookingBulkActions(): BulkAction<Booking>[] {
  let reason = "";
  const setReason = (typed: string) => {
    reason = typed;
  };
  return [
    {
      id: "confirm",
      label: "Confirm",
      icon: <CircleCheck />,
      ask: (count) => ({
        title: `Confirm ${counted(count)}?`,
        description:
          "Their visitors are told by mail. Passes that they ask for are sold, not paid yet. A confirmed booking can be cancelled, not made pending again.",
      }),
      refuses: (booking) => refusal(booking, "CONFIRMED", Date.now()),
      run: ({ _id }, write) => write(q.bookings.changeStatus(), { bookingId: _id, status: "CONFIRMED" }),
      done: (count) => `${counted(count)} confirmed`,
    },
    {
      id: "cancel",
      label: "Cancel bookings",
      icon: <Ban />,
      ask: (count, rows) => ({
        tone: "danger",
        title: `Cancel ${counted(count)}?`,
        description: `Their places become free, and their visitors are told by mail. ${heldText(rows)} It can't be undone.`,
        body: <ReasonField onReason={setReason} />,
      }),
      refuses: (booking) => refusal(booking, "CANCELLED", Date.now()),
      run: ({ _id }, write) =>
        write(q.bookings.changeStatus(), { bookingId: _id, status: "CANCELLED", ...(reason && { reason }) }),
      done: (count) => `${counted(count)} cancelled`,
    },
  ];
}
