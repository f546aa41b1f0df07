import { AddOnLimits, Amount, PlanLimits, requiredText, SavePricingPlan } from "@carrel/sdk/schemas";
import * as z from "zod";
import type { Offer, OfferKind } from "./offers";

/** A line each, as it is typed. */
const Lines = z
  .string()
  .transform((text) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .pipe(z.array(requiredText(120)).max(30, "Name at most 30"));

const shape = {
  ...SavePricingPlan.pick({ code: true, name: true, interval: true }).shape,
  description: SavePricingPlan.shape.description.unwrap(),
  isActive: z.boolean(),
  amount: z.number("Say what it costs; 0 is free").pipe(Amount),
  features: Lines,
};

/**
 * The fields of a plan or an add-on.
 * @param taken codes of the others
 */
export const offerSchema = (kind: OfferKind, taken: readonly string[]) =>
  z
    .strictObject({ ...shape, limits: kind === "plans" ? PlanLimits : (AddOnLimits as unknown as typeof PlanLimits) })
    .refine(({ code }) => !taken.includes(code), { path: ["code"], message: "Another one has this code" });

export type OfferFields = z.input<ReturnType<typeof offerSchema>>;
export type OfferValues = z.output<ReturnType<typeof offerSchema>>;

/** What the form shows of a stored offer. */
export const offerFields = (offer: Offer): OfferFields => ({
  code: offer.code,
  name: offer.name,
  description: offer.description,
  amount: offer.amount,
  interval: offer.interval,
  limits: offer.limits,
  features: offer.features.join("\n"),
  isActive: offer.isActive,
});

/** What a new one begins with. */
export const newOffer = (kind: OfferKind): Omit<OfferFields, "amount"> => ({
  code: "",
  name: "",
  description: "",
  interval: "month",
  limits: kind === "plans" ? { branches: 1, desks: 50, adminUsers: 3 } : { branches: 0, desks: 0, adminUsers: 0 },
  features: "",
  isActive: true,
});
