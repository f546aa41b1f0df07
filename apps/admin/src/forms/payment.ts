import { PaymentMethod } from "@carrel/sdk/schemas";
import * as z from "zod";
import { METHOD_LABELS } from "../app/payment-words";

/** How an assignment or a renewal is paid, as a form holds it. */
export const paymentFields = {
  method: PaymentMethod,
  reference: z.string().trim().max(120, "Use at most 120 characters"),
};
const PaymentFields = z.object(paymentFields);
export type PaymentFields = z.output<typeof PaymentFields>;

/** As the calls take it: a reference that was left empty was not given. */
export const paymentOf = ({ method, reference }: PaymentFields) => ({ method, ...(reference && { reference }) });

/** The ways of paying, to choose from. */
export const METHODS = PaymentMethod.options.map((value) => ({ value, label: METHOD_LABELS[value] }));
