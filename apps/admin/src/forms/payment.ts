import { PaymentMethod } from "@carrel/sdk/schemas";
import * as z from "zod";
import { METHOD_LABELS } from "../app/payment-words";

/** How money comes in or goes back, as a form holds it. */
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

/** Nothing is paid yet: it is only owed. */
export const NOT_PAID = "none";
export const NOT_PAID_YET = { value: NOT_PAID, label: "Not paid yet" } as const;

/** How something that is sold is paid, or that it is not paid yet. */
export const saleFields = { ...paymentFields, method: z.enum([...PaymentMethod.options, NOT_PAID]) };
const SaleFields = z.object(saleFields);
export type SaleFields = z.output<typeof SaleFields>;

/** As the calls take it. */
export const saleOf = ({ method, reference }: SaleFields) =>
  method === NOT_PAID ? {} : paymentOf({ method, reference });

/** The ways of paying what is sold, and not to. */
export const SALE_METHODS = [...METHODS, NOT_PAID_YET];
