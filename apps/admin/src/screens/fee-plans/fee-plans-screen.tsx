import type { Write } from "@carrel/hooks";
import type { FeePlan, Session } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { Ban, Tag, Trash2 } from "lucide-react";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { useBranches } from "../../app/use-branches";
import { useShifts } from "../../app/use-shifts";
import type { BulkAction } from "../../lists/bulk-action";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { whyNotOwn } from "./own-plan";
import { planColumns } from "./plan-columns";

const counted = (count: number) => (count === 1 ? "1 plan" : `${count} plans`);
const setActive =
  (isActive: boolean) =>
  ({ _id }: FeePlan, write: Write) =>
    write(q.feePlans.update(), { _id, isActive });

const ACTIONS: readonly BulkAction<FeePlan>[] = [
  {
    id: "withdraw",
    label: "Withdraw",
    icon: <Ban />,
    refuses: ({ isActive }) => (isActive ? undefined : "Is withdrawn already."),
    run: setActive(false),
    undo: setActive(true),
    done: (count) => `${counted(count)} withdrawn`,
  },
  {
    id: "sell",
    label: "Put on sale",
    icon: <Tag />,
    refuses: ({ isActive }) => (isActive ? "Is on sale already." : undefined),
    run: setActive(true),
    undo: setActive(false),
    done: (count) => `${counted(count)} on sale`,
  },
  {
    id: "delete",
    label: "Delete",
    icon: <Trash2 />,
    ask: (count) => ({
      title: `Delete ${counted(count)}?`,
      description: "It can't be undone. A plan that was booked on stays, and can be withdrawn.",
      tone: "danger",
    }),
    run: ({ _id }, write) => write(q.feePlans.remove(), { id: _id }),
    done: (count) => `${counted(count)} deleted`,
  },
];

/** What can be done to many plans at once, by somebody with the right to change those of his branches. */
const planActions = (session: Session): readonly BulkAction<FeePlan>[] =>
  ACTIONS.map((action) => ({ ...action, refuses: (plan) => whyNotOwn(plan, session) ?? action.refuses?.(plan) }));

/** What time costs. */
export const FeePlansScreen: ComponentType = listPlace("/fee-plans", ({ search }) =>
  found(q.feePlans.list, { search: search.q }),
)(function usePlans({ search, session, words }) {
  const { branches } = useBranches();
  const { shifts } = useShifts(branches.map(({ _id }) => _id));
  return {
    noun: "fee plans",
    title: "Fee plans",
    description: "What time costs. A booking takes the cheapest plan that covers it; a membership is sold on one.",
    columns: planColumns({ branches, shifts, words }),
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
  const onSale = plans.filter(({ isActive, sells }) => isActive && sells === "seat");
  const lacks = (type: FeePlan["bookingType"]) => !onSale.some(({ bookingType }) => bookingType === type);
  const free = [...(lacks("HOURLY") ? ["hours"] : []), ...(lacks("DAILY") ? ["whole days"] : [])];
  if (free.length === 0) return null;
  return (
    <Callout tone="warning" title={`Nothing is asked for ${free.join(" and ")}`} className="mb-6">
      No plan on sale covers {free.join(" or ")}, so visitors book them for free.
    </Callout>
  );
}
