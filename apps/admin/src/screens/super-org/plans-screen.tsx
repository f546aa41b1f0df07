import { useOnline, usePermission } from "@carrel/hooks";
import type { SuperOrganisation } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { PaymentsIllustration } from "@carrel/ui/illustration";
import { SortableList } from "@carrel/ui/sortable-list";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { AddressTabs } from "../../app/address-tabs";
import { q } from "../../app/carrel";
import { shownOffer } from "../../app/parts/offer-card";
import { ScreenHeader } from "../../app/screen-header";
import { Loaded } from "../../lists/loaded";
import { useUndoableOrder } from "../../lists/use-undoable-order";
import { OfferRow } from "./offer-row";
import { OFFER_KINDS, type Offer, type OfferKind, platformInOrder } from "./offers";
import { PlansSkeleton } from "./plans-skeleton";
import { PricingPreview } from "./pricing-preview";
import { offerOrder } from "./use-save-offers";

const route = getRouteApi("/signed-in/office/plans");

const AddOffer = ({ kind }: { kind: OfferKind }) => (
  <Button asChild variant="primary">
    <Link to={kind === "plans" ? "/plans/new" : "/plans/add-ons/new"}>
      <Plus />
      Add {OFFER_KINDS[kind].one}
    </Link>
  </Button>
);

/** What the platform sells, and beside it the page that visitors choose from. */
export function PlansScreen() {
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const mayEdit = usePermission("superOrg.write");
  const platform = useQuery(q.superOrg.details());
  const kind: OfferKind = tab === "add-ons" ? "addOns" : "plans";
  const { data } = platform;
  return (
    <>
      <ScreenHeader
        title="Plans"
        description="What the platform sells, and what it makes room for."
        actions={data && mayEdit && <AddOffer kind={kind} />}
        tabs={
          data && (
            <AddressTabs
              label="What is sold"
              value={kind}
              onValueChange={(value) =>
                void navigate({ search: { tab: value === "addOns" ? "add-ons" : undefined }, resetScroll: false })
              }
              items={[
                { value: "plans", label: "Plans", count: data.pricingPlans.length },
                { value: "addOns", label: "Add-ons", count: data.addOns.length },
              ]}
            />
          )
        }
      />
      <Loaded query={platform} what="The plans" pending={<PlansSkeleton />}>
        {(found) => <Offers kind={kind} platform={found} mayEdit={mayEdit} />}
      </Loaded>
    </>
  );
}

interface OffersProps {
  kind: OfferKind;
  platform: SuperOrganisation;
  mayEdit: boolean;
}

const useOfferOrder = (kind: OfferKind, stored: readonly Offer[]) =>
  useUndoableOrder({ stored, saving: offerOrder(kind), change: platformInOrder(kind), nameOf: ({ name }) => name });

function Offers({ kind, platform, mayEdit }: OffersProps) {
  const online = useOnline();
  const plans = useOfferOrder("plans", platform.pricingPlans);
  const addOns = useOfferOrder("addOns", platform.addOns);
  const { items: entries, move } = kind === "plans" ? plans : addOns;
  const { title, explained, first, one } = OFFER_KINDS[kind];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
      <div className="flex min-w-0 flex-col gap-4">
        <p className="text-muted">
          {explained} {mayEdit && entries.length > 1 && "Drag them, or use the arrows."}
        </p>
        {entries.length === 0 ? (
          <EmptyState
            kind="first-use"
            illustration={<PaymentsIllustration />}
            title={first}
            description={`An ${one === "plan" ? "organisation finds each plan" : "add-on stands"} on the pricing page as soon as it is on sale.`}
            action={mayEdit && <AddOffer kind={kind} />}
          />
        ) : (
          <SortableList
            label={title}
            items={entries}
            itemId={({ _id }) => _id}
            itemName={({ name }) => name}
            renderItem={(offer) => <OfferRow kind={kind} offer={offer} mayEdit={mayEdit} />}
            onReorder={(next, moved) => void move(next, moved)}
            disabled={!online}
            readOnly={!mayEdit}
          />
        )}
      </div>
      <PricingPreview kind={kind} plans={plans.items.map(shownOffer)} addOns={addOns.items.map(shownOffer)} />
    </div>
  );
}
