import { PayBooking } from "@carrel/sdk/schemas";
import * as z from "zod";
import { queryClient } from "../app/carrel";
import { ledToField } from "./led-to-field";

/** An amount of money as it is typed: it may be missing. */
export const typedAmount = z.number("Fill in an amount").pipe(PayBooking.shape.amount);

const atAmount = ledToField({
  payment_exceeds: "amount",
  nothing_due: "amount",
  refund_exceeds: "amount",
  deposit_exceeds: "amount",
});

/**
 * Leads what the server says of an amount to its field. Others took money or gave it back meanwhile: what it is of is read again.
 * @example pay.mutateAsync(input).catch(refusedAmount)
 */
export function refusedAmount(error: unknown): never {
  for (const area of ["bookings", "memberships", "charges", "dues", "deposits"])
    void queryClient.invalidateQueries({ queryKey: [area] });
  return atAmount(error);
}
