import { usePermission, useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useCallback, useMemo } from "react";
import { q, reads } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { useBranches } from "../../app/use-branches";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { planActions } from "./bulk-actions";
import { planColumns } from "./plan-columns";
import { UnpricedNotice } from "./unpriced-notice";

const route = getRouteApi("/signed-in/office/fee-plans");

/** What time costs. */
export function FeePlansScreen() {
  const { q: search } = route.useSearch();
  const navigate = route.useNavigate();
  const mayWrite = usePermission("feePlans.write");
  const { branches } = useBranches();
  const list = usePages(q.feePlans.list.pages({ search }));
  const session = useSession();
  const actions = useMemo(() => (mayWrite ? planActions(session) : []), [mayWrite, session]);
  const columns = useMemo(() => planColumns(branches), [branches]);
  const onSearch = useCallback(
    (text: string | undefined) => void navigate({ search: { q: text }, replace: true }),
    [navigate],
  );
  const read = (page: { limit: number; page: number }) => reads.feePlans.list({ ...(search && { search }), ...page });
  const add = mayWrite && (
    <Button asChild variant="primary">
      <Link to="/fee-plans/new" search={(kept) => kept} resetScroll={false}>
        <Plus />
        Add fee plan
      </Link>
    </Button>
  );
  const isWhole = !search && !list.isStale && list.rows.length > 0 && list.rows.length >= list.total;

  return (
    <>
      <ScreenHeader
        title="Fee plans"
        description="What time costs. A booking takes the cheapest plan that covers it."
        actions={list.isEmpty && !search ? undefined : add}
      />
      {isWhole && <UnpricedNotice plans={list.rows} />}
      <ListScreen
        noun="fee plans"
        list={list}
        columns={columns}
        rowPath={(plan) => `/fee-plans/${plan._id}`}
        search={search}
        onSearch={onSearch}
        firstUse={{
          illustration: "plans",
          title: "What does an hour cost?",
          description:
            "Add an hourly plan, a day or a month; visitors see the price before they book. Without any, they book for free.",
          action: add,
        }}
        bulk={{ actions, nameOf: ({ name }) => name, read }}
        download={{ fileName: "fee-plans.csv", read }}
      />
      <Outlet />
    </>
  );
}
