import { howPaid, PaymentMethod } from "@carrel/sdk/schemas";
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

/** All that it costs is paid, whatever that is. */
export const WHOLE = "whole";

/** How something that is sold is paid and what of it now, or that it is not paid yet. */
export const saleFields = {
  ...paymentFields,
  method: z.enum([...PaymentMethod.options, NOT_PAID]),
  /** Null: it was emptied. */
  paying: howPaid.paying
    .unwrap()
    .nullable()
    .or(z.literal(WHOLE))
    .refine((paying): boolean => paying !== null, "Fill in an amount"),
};
const SaleFields = z.object(saleFields);
export type SaleFields = z.output<typeof SaleFields>;

/** Before anybody chose. */
export const NEW_SALE = { method: "cash", reference: "", paying: WHOLE } as const satisfies SaleFields;

/** As the calls take it. */
export const saleOf = ({ method, reference, paying }: SaleFields) =>
  method === NOT_PAID ? {} : { ...paymentOf({ method, reference }), ...(typeof paying === "number" && { paying }) };

/** The ways of paying what is sold, and not to. */
export const SALE_METHODS = [...METHODS, NOT_PAID_YET];
