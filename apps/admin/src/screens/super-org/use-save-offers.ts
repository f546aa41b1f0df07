import { type Order, type Variables, withInput } from "@carrel/hooks";
import type { SuperOrganisation, UpdateAddOns, UpdatePricingPlans } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { q, queryClient, reads } from "../../app/carrel";
import { inOrder, type Offer, type OfferKind, offersOf } from "./offers";

/** An entry as it is saved; without `_id` a new one. */
type SavedOffer = Omit<Offer, "_id" | "currency" | "order" | "createdAt" | "updatedAt"> &
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
  code,
  name,
  description,
  amount,
  interval,
  limits,
  features,
  isActive,
});

const savedAddOn = (offer: SavedOffer) => {
  const { limits, ...fields } = savedFields(offer);
  const { branches, desks, adminUsers } = limits;
  return { ...fields, limits: { branches: branches ?? 0, desks: desks ?? 0, adminUsers: adminUsers ?? 0 } };
};

/**
 * The call that saves a change of the list of plans or add-ons. The server takes whole lists: each change is made to the
 * list as it is there now, so that what somebody else saved meanwhile stays.
 * @param changeOf what is to become of the list, of what `mutate` is given
 */
function offerWrite<Given>(kind: OfferKind, changeOf: (given: Variables<Given>) => OfferChange) {
  const changed = async (given: Variables<Given>) => changeOf(given)(offersOf(kind, await reads.superOrg.details()));
  return kind === "plans"
    ? withInput<Given, UpdatePricingPlans, SuperOrganisation>(q.superOrg.updatePricingPlans(), async (given) => ({
        pricingPlans: (await changed(given)).map(savedFields),
      }))
    : withInput<Given, UpdateAddOns, SuperOrganisation>(q.superOrg.updateAddOns(), async (given) => ({
        addOns: (await changed(given)).map(savedAddOn),
      }));
}

/** Saves changes of the list of plans or add-ons, one after the other. */
export const useSaveOffers = (kind: OfferKind) =>
  useMutation({
    ...offerWrite<OfferChange>(kind, (change) => change),
    // With the orders, which wait for one another by their area.
    scope: { id: "superOrg" },
    onSuccess: (saved) => queryClient.setQueryData(q.superOrg.details().queryKey, saved),
  });

/** Saves an order of ids. */
export const offerOrder = (kind: OfferKind) =>
  offerWrite<Order>(
    kind,
    ({ order }) =>
      (now) =>
        inOrder(now, order),
  );
