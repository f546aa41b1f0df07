import type { FeePlan } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { useBranches } from "../../app/use-branches";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { planActions } from "./bulk-actions";
import { planColumns } from "./plan-columns";

/** What time costs. */
export const FeePlansScreen: ComponentType = listPlace("/fee-plans", ({ search }) =>
  found(q.feePlans.list, { search: search.q }),
)(function usePlans({ search, session }) {
  const { branches } = useBranches();
  return {
    noun: "fee plans",
    title: "Fee plans",
    description: "What time costs. A booking takes the cheapest plan that covers it.",
    columns: planColumns(branches),
    add: { to: "/fee-plans/new", label: "Add fee plan", needs: "feePlans.write" },
    above: ({ rows, total, isStale }) =>
      !search.q && !isStale && rows.length > 0 && rows.length >= total && <UnpricedNotice plans={rows} />,
    bulk: { needs: ["feePlans.write"], actions: planActions(session), nameOf: ({ name }) => name },
    download: { fileName: "fee-plans.csv" },
    firstUse: {
      illustration: "plans",
      title: "What does an hour cost?",
      description:
        "Add an hourly plan, a day or a month; visitors see the price before they book. Without any, they book for free.",
    },
  };
});

/** Says which bookings cost nothing, since no plan that is on sale covers them. @param plans all there are */
function UnpricedNotice({ plans }: { plans: readonly FeePlan[] }) {
  const onSale = plans.filter(({ isActive }) => isActive);
  const lacks = (type: FeePlan["bookingType"]) => !onSale.some(({ bookingType }) => bookingType === type);
  const free = [...(lacks("HOURLY") ? ["hours"] : []), ...(lacks("DAILY") ? ["whole days"] : [])];
  if (free.length === 0) return null;
  return (
    <Callout tone="warning" title={`Nothing is asked for ${free.join(" and ")}`} className="mb-6">
      No plan on sale covers {free.join(" or ")}, so visitors book them for free.
    </Callout>
  );
}
