import { Discount, howPaid, PaymentMethod, SoldDeposit } from "@carrel/sdk/schemas";
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

/** An amount of money as it is typed: it may be missing. */
const typed = (amount: z.ZodType<number, number>) =>
  amount.nullable().refine((value): boolean => value !== null, "Fill in an amount");

/** How something that is sold is paid and what of it now, or that it is not paid yet; what is let off it, and a deposit taken with it. */
export const saleFields = {
  ...paymentFields,
  method: z.enum([...PaymentMethod.options, NOT_PAID]),
  /** Null: it was emptied. */
  paying: howPaid.paying
    .unwrap()
    .nullable()
    .or(z.literal(WHOLE))
    .refine((paying): boolean => paying !== null, "Fill in an amount"),
  /** Null: none, and not asked for. */
  discount: z
    .object({ amount: typed(Discount.shape.amount), reason: z.string().trim().max(200, "Use at most 200 characters") })
    .nullable(),
  deposit: z.object({ amount: typed(SoldDeposit.shape.amount) }).nullable(),
};
const SaleFields = z.object(saleFields);
export type SaleFields = z.output<typeof SaleFields>;

/** Before anybody chose. */
export const NEW_SALE = {
  ...{ method: "cash", reference: "", paying: WHOLE },
  ...{ discount: null, deposit: null },
} as const satisfies SaleFields;

/** What was chosen and typed in; what is missing is refused before it is sent. */
const amountOf = (asked: { amount: number | null } | null) => asked?.amount ?? 0;

/** As the calls take it. */
export function saleOf({ method, reference, paying, discount, deposit }: SaleFields) {
  const [off, held] = [amountOf(discount), amountOf(deposit)];
  const reason = discount?.reason;
  const letOff = off > 0 && { discount: { amount: off, ...(reason && { reason }) } };
  if (method === NOT_PAID) return { ...letOff };
  return {
    ...paymentOf({ method, reference }),
    ...(typeof paying === "number" && { paying }),
    ...letOff,
    ...(held > 0 && { deposit: { amount: held } }),
  };
}

/**
 * What is left of a price to be paid; all of it while more is let off than it is, which is refused.
 * @example discounted({ amount: 120_000, currency: "INR" }, { amount: 20_000, reason: "" }).amount // 100_000
 */
export function discounted<Price extends { amount: number }>(price: Price, discount: SaleFields["discount"]): Price {
  const off = amountOf(discount);
  return off > price.amount ? price : { ...price, amount: price.amount - off };
}

/** A part of a price: what is typed with a percent sign. @example percentOf(120_000, "10%") // 12_000 */
export function percentOf(price: number, text: string): number | null {
  const percent = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/.exec(text)?.[1]?.replace(",", ".");
  return percent === undefined ? null : Math.round((price * Number(percent)) / 100);
}

/** The ways of paying what is sold, and not to. */
export const SALE_METHODS = [...METHODS, NOT_PAID_YET];
