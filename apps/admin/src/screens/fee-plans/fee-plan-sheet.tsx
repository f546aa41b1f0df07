import { usePermission, useSession, useTerminology } from "@carrel/hooks";
import type { FeePlan } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { DescriptionList } from "@carrel/ui/description-list";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { ActiveBadge } from "../../app/parts/active-badge";
import { RecordSheet } from "../../app/record-sheet";
import { useBranches } from "../../app/use-branches";
import { useClose } from "../../app/use-close";
import { useMoney } from "../../app/use-money";
import { useShifts } from "../../app/use-shifts";
import { TYPE_LABELS } from "../../app/words/booking-types";
import { planKinds } from "../../app/words/plan-kinds";
import { lastsText } from "../../app/words/plan-text";
import { changed } from "../../forms/changed";
import { FeePlanForm } from "./fee-plan-form";
import { ON_SALE, whyNotOwn } from "./own-plan";
import { otherPrices, soldInText } from "./plan-columns";
import { isInShifts } from "./plan-parts";
import { PricePreview } from "./price-preview";
import { RemoveDialog } from "./remove-dialog";

const route = getRouteApi("/signed-in/office/fee-plans/$feePlanId");

/** One fee plan: its details, or its form for those who may change it. Only what was changed is sent. */
export function FeePlanSheet() {
  const { feePlanId } = route.useParams();
  const close = useClose();
  const session = useSession();
  const mayEdit = usePermission("feePlans.write");
  const { data: plan } = useSuspenseQuery(q.feePlans.get({ id: feePlanId }));
  // Loaded anew while the sheet is open: what was typed is compared with what the person saw.
  const [seen] = useState(plan);
  const update = useMutation(q.feePlans.update());
  const [deleting, setDeleting] = useState(false);

  const reason = mayEdit ? whyNotOwn(seen, session) : undefined;
  if (!mayEdit || reason) return <FeePlanDetails plan={plan} reason={reason} />;
  return (
    <>
      <FeePlanForm
        title={seen.name}
        action="Save changes"
        currency={seen.currency}
        initial={{ ...seen, isListed: seen.isListed ?? false }}
        save={async (values) => {
          const changes = changed(values, seen);
          if (changes) await update.mutateAsync({ ...changes, _id: seen._id });
          return "Changes saved";
        }}
        notice={
          <p className="text-muted">Bookings and memberships that were sold on this plan keep what was agreed.</p>
        }
        aside={
          <OnlineButton variant="danger-ghost" className="me-auto" onClick={() => setDeleting(true)}>
            Delete
          </OnlineButton>
        }
      />
      <RemoveDialog plan={plan} open={deleting} onOpenChange={setDeleting} onDone={() => close({ saved: true })} />
    </>
  );
}

interface FeePlanDetailsProps {
  plan: FeePlan;
  /** Why it can't be changed; undefined where nobody asked to. */
  reason?: string | undefined;
}

/** A plan for those who may only look. */
function FeePlanDetails({ plan, reason }: FeePlanDetailsProps) {
  const words = useTerminology();
  const money = useMoney();
  const { branches } = useBranches();
  const { sells, shiftIds, isShared, isPublic, isListed } = plan;
  const { shifts } = useShifts(isInShifts(sells) ? branches.map(({ _id }) => _id) : []);
  const prices = otherPrices(plan, shifts);
  const every = sells === "shift" ? "Every shift" : "All open hours";
  return (
    <RecordSheet title={plan.name} description={plan.description}>
      <div className="flex flex-col gap-6">
        {reason && <Callout tone="info">{reason}</Callout>}
        <DescriptionList
          items={[
            { term: "State", details: <ActiveBadge isActive={plan.isActive} words={ON_SALE} /> },
            { term: "Sells", details: planKinds(words)[sells].label },
            ...(sells === "seat" ? [{ term: "Sold", details: TYPE_LABELS[plan.bookingType] }] : []),
            { term: sells === "pass" ? "Holds" : "Lasts", details: lastsText(plan) },
            ...(sells === "pass"
              ? [
                  { term: "Used by", details: isShared ? "Several who are named" : "One" },
                  { term: "Visitors", details: isPublic ? "Can ask for it when they book" : "Are not offered it" },
                ]
              : []),
            ...(isInShifts(sells)
              ? [
                  {
                    term: "Shifts",
                    details:
                      shiftIds.length === 0
                        ? every
                        : shiftIds
                            .map((id) => shifts.find(({ _id }) => _id === id)?.name ?? "Another shift")
                            .join(", "),
                  },
                ]
              : []),
            { term: "Sold in", details: soldInText(plan, branches) },
            { term: "Your site", details: isListed ? "Shows it with its price" : "Doesn't show it" },
          ]}
        />
        <PricePreview
          title={sells === "seat" ? "What a visitor pays" : `What a ${words.member.toLowerCase()} pays`}
          plan={plan}
        />
        {prices.length > 0 && (
          <DescriptionList
            items={prices.map(({ what, amount }) => ({ term: what, details: money(amount, plan.currency) }))}
          />
        )}
      </div>
    </RecordSheet>
  );
}
