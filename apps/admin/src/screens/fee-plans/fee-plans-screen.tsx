import { usePermission } from "@carrel/hooks";
import type { FeePlan } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { StatusBadge } from "@carrel/ui/status-badge";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useCallback } from "react";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { durationText } from "./duration-text";

const route = getRouteApi("/signed-in/office/fee-plans");

const COLUMNS: DataTableColumn<FeePlan>[] = [
  { id: "name", header: "Plan", cell: (plan) => plan.name },
  { id: "duration", header: "Lasts", cell: (plan) => durationText(plan.duration) },
  { id: "amount", header: "Price", align: "end", cell: (plan) => formatMoney(plan.amount, plan.currency) },
  { id: "tax", header: "Tax", align: "end", hideBelow: "md", cell: (plan) => `${plan.taxPercent}%` },
  {
    id: "state",
    header: "State",
    cell: (plan) =>
      plan.isActive ? (
        <StatusBadge tone="success">On sale</StatusBadge>
      ) : (
        <StatusBadge tone="neutral">Withdrawn</StatusBadge>
      ),
  },
];

/** What time costs. */
export function FeePlansScreen() {
  const { q: search } = route.useSearch();
  const navigate = route.useNavigate();
  const mayAdd = usePermission("feePlans.write");
  const list = usePages(q.feePlans.list.pages({ search }));
  const onSearch = useCallback(
    (text: string | undefined) => void navigate({ search: { q: text }, replace: true }),
    [navigate],
  );
  const add = mayAdd && (
    <Button asChild variant="primary">
      <Link to="/fee-plans/new" search={(kept) => kept} resetScroll={false}>
        <Plus strokeWidth={1.5} aria-hidden />
        Add fee plan
      </Link>
    </Button>
  );

  return (
    <>
      <ScreenHeader
        title="Fee plans"
        description="What time costs. A booking takes the cheapest plan that covers it."
        actions={list.isEmpty && !search ? undefined : add}
      />
      <ListScreen
        noun="fee plans"
        list={list}
        columns={COLUMNS}
        rowId={(plan) => plan._id}
        rowPath={(plan) => `/fee-plans/${plan._id}`}
        search={search}
        onSearch={onSearch}
        firstUse={{
          illustration: "plans",
          title: "What does an hour cost?",
          description: "Add an hourly plan, a day or a month; visitors see the price before they book.",
          action: add,
        }}
      />
      <Outlet />
    </>
  );
}
