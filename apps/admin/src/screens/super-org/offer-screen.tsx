import { EmptyState } from "@carrel/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { FailedList } from "../../lists/list-states";
import { OfferForm } from "./offer-form";
import { OFFER_KINDS, type OfferKind, offersOf } from "./offers";
import { PlansSkeleton } from "./plans-skeleton";

interface OfferScreenProps {
  kind: OfferKind;
  /** Undefined: a new one. */
  offerId?: string;
}

/** Changes or adds a plan or an add-on. */
function OfferScreen({ kind, offerId }: OfferScreenProps) {
  const platform = useQuery(q.superOrg.details());
  const { one, title } = OFFER_KINDS[kind];
  if (platform.isPending) return <PlansSkeleton />;
  if (!platform.data)
    return (
      <FailedList what={`The ${one}`} error={platform.error} onRetry={() => void platform.refetch()} headingLevel={1} />
    );
  const offer = offersOf(kind, platform.data).find(({ _id }) => _id === offerId);
  if (offerId !== undefined && !offer)
    return (
      <EmptyState
        headingLevel={1}
        kind="filtered"
        illustration="not-found"
        title={`There is no such ${one}`}
        description="It may have been deleted, or the link is incomplete."
      />
    );
  const heading = offer?.name ?? `Add ${one}`;
  return (
    <>
      <ScreenHeader
        title={heading}
        breadcrumb={[{ label: title, href: kind === "plans" ? "/plans" : "/plans?tab=add-ons" }, { label: heading }]}
      />
      <OfferForm key={offer?._id} kind={kind} platform={platform.data} offer={offer} />
    </>
  );
}

const plan = getRouteApi("/signed-in/office/plans/$planId");
const addOn = getRouteApi("/signed-in/office/plans/add-ons/$addOnId");

export const NewPlanScreen = () => <OfferScreen kind="plans" />;
export const PlanScreen = () => <OfferScreen kind="plans" offerId={plan.useParams().planId} />;
export const NewAddOnScreen = () => <OfferScreen kind="addOns" />;
export const AddOnScreen = () => <OfferScreen kind="addOns" offerId={addOn.useParams().addOnId} />;
