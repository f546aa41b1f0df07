import type { SuperOrganisation } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { client, q, queryClient } from "../../app/carrel";
import { type Offer, type OfferKind, offersOf } from "./offers";

/** An entry as it is saved; without `_id` a new one. */
export type SavedOffer = Omit<Offer, "_id" | "currency" | "order" | "createdAt" | "updatedAt"> &
  Partial<Pick<Offer, "_id" | "currency">>;

/** What the list becomes of what it is now. */
export type OfferChange = (now: Offer[]) => SavedOffer[];

const savedFields = ({
  _id,
  code,
  name,
  description,
  amount,
  currency,
  interval,
  limits,
  features,
  isActive,
}: SavedOffer) => ({
  ...(_id !== undefined && { _id }),
  ...(currency !== undefined && { currency }),
  ...{ code, name, description, amount, interval, limits, features, isActive },
});

const send = (kind: OfferKind, entries: readonly SavedOffer[]): Promise<SuperOrganisation> => {
  if (kind === "plans") return client.superOrg.updatePricingPlans({ pricingPlans: entries.map(savedFields) });
  const addOns = entries.map(savedFields).map(({ limits: { branches, desks, adminUsers }, ...fields }) => ({
    ...fields,
    limits: { branches: branches ?? 0, desks: desks ?? 0, adminUsers: adminUsers ?? 0 },
  }));
  return client.superOrg.updateAddOns({ addOns });
};

/**
 * Saves a change of the list of plans or add-ons. The server takes whole lists: each change is made to the list as it is
 * there now, and one goes out after the other, so that what somebody else saved meanwhile stays.
 */
export function useSaveOffers(kind: OfferKind) {
  const { meta } = kind === "plans" ? q.superOrg.updatePricingPlans() : q.superOrg.updateAddOns();
  return useMutation({
    meta,
    scope: { id: "offers" },
    mutationFn: async (change: OfferChange) => {
      const now = await client.superOrg.details();
      return send(kind, change(offersOf(kind, now)));
    },
    onSuccess: (saved) => queryClient.setQueryData(q.superOrg.details().queryKey, saved),
  });
}
