import type { LinkedBooking } from "@carrel/sdk";
import { dateFormat, formatMoney } from "@carrel/sdk/domain";
import { Callout } from "@carrel/ui/callout";
import { LOCALE } from "../flow/time-words";
import { ClaimForm } from "./claim-form";

interface ClaimStateProps {
  booking: LinkedBooking & { claim: NonNullable<LinkedBooking["claim"]> };
  token: string;
  /** Desk or Seat. */
  desk: string;
}

/** What somebody said that he has paid, as long as it is open or nothing was found; once it came the booking says so. */
export function ClaimState({ booking, token, desk }: ClaimStateProps) {
  const { claim, currency, branch, status, holdUntil } = booking;
  const { reference, answer } = claim;
  const at = (instant: string) =>
    dateFormat(LOCALE, { dateStyle: "medium", timeStyle: "short", timeZone: branch.timezone }).format(
      new Date(instant),
    );
  const said = `You said on ${at(claim.at)} that you paid ${formatMoney(claim.amount, currency)}, transaction number`;
  const held =
    status === "PENDING" && holdUntil && `${desk} ${booking.deskName} is held for you until ${at(holdUntil)}.`;
  const number = <strong className="text-strong wrap-anywhere">{reference}</strong>;
  if (answer === "refused") {
    return (
      <Callout live tone="warning" title="The front desk did not find your payment">
        {said} {number}. Look in your bank's app whether it left your account, and to whom. Then ask the front desk,
        with your receipt{branch.phone || branch.email ? ": how to reach it stands below" : ""}. {held}
      </Callout>
    );
  }
  if (answer !== null) return null;
  return (
    <Callout
      live
      title="The front desk looks for your payment"
      action={<ClaimForm token={token} reference={reference} label="Change the number" />}
    >
      {said} {number}. {held}{" "}
      {status === "CANCELLED" && "The booking is cancelled: ask the front desk for what you paid. "}
      The answer shows here.
    </Callout>
  );
}
