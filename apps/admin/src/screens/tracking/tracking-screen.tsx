import { usePermission } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { LogIllustration } from "@carrel/ui/illustration";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { AddressTabs } from "../../app/address-tabs";
import { q, reads } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { useBranchZone } from "../../app/use-branch-zone";
import { useMoment } from "../../app/use-moment";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { isBranchScope } from "./branch-scope";
import { eventColumns } from "./event-columns";
import { FiguresTab } from "./figures-tab";
import { Filters } from "./filters";
import { type TrackingSearch, trackingQueryOf } from "./tracking-search";

const route = getRouteApi("/signed-in/office/tracking");

/** What people and visitors did in the apps, newest first, and what that adds up to. */
export function TrackingScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const zone = useBranchZone();
  const moment = useMoment();
  const mayCleanUp = usePermission("tracking.write");
  const { q: searched, show, ...filters } = search;
  const query = useMemo(() => trackingQueryOf(search, zone), [search, zone]);
  const list = usePages(q.tracking.list.pages(query), { enabled: !show });
  const columns = useMemo(() => eventColumns(moment), [moment]);
  const change = useCallback(
    (changed: TrackingSearch) => void navigate({ search: (kept) => ({ ...kept, ...changed }), replace: true }),
    [navigate],
  );
  const onSearch = useCallback((text: string | undefined) => change({ q: text }), [change]);
  const read = async (page: { limit: number; page: number }) => {
    const { data, totalCount } = await reads.tracking.list({ ...query, ...page });
    return { data, totalRecords: totalCount };
  };
  const isFiltered = Object.values(filters).some(Boolean);

  if (isBranchScope(list.error))
    return (
      <>
        <ScreenHeader title="Tracking" />
        <EmptyState
          kind="forbidden"
          title="Tracking tells of every branch"
          description="You work in some branches only, so it stays closed. Ask an owner of your organisation for access to every branch."
        />
        <Outlet />
      </>
    );

  return (
    <>
      <ScreenHeader
        title="Tracking"
        description={`What people did in Carrel, and visitors on your booking page, newest first. Times are in ${zone.replaceAll("_", " ")}.`}
        actions={
          mayCleanUp &&
          !list.error && (
            <Button asChild>
              <Link to="/tracking/clean-up" search={search} resetScroll={false}>
                Clean up
              </Link>
            </Button>
          )
        }
        tabs={
          !list.error && (
            <AddressTabs
              label="What is shown"
              value={show ?? "events"}
              onValueChange={(next) =>
                void navigate({ search: { ...search, show: next === "figures" ? "figures" : undefined } })
              }
              items={[
                { value: "events", label: "Events" },
                { value: "figures", label: "Figures" },
              ]}
            />
          )
        }
      />
      {show === "figures" ? (
        <FiguresTab search={search} zone={zone} onChange={change} />
      ) : (
        <ListScreen
          noun="events"
          list={list}
          columns={columns}
          rowPath={({ sessionId }) => `/tracking/sessions/${sessionId}`}
          search={searched}
          onSearch={onSearch}
          tab={isFiltered ? "events that fit these filters" : undefined}
          onClear={() => void navigate({ search: {} })}
          toolbar={<Filters search={search} zone={zone} onChange={change} />}
          firstUse={{
            illustration: <LogIllustration />,
            title: "Nothing was done yet",
            description:
              "Which screens your people open, what they save there, and which steps of booking visitors reach shows here a few seconds later.",
          }}
          download={{ fileName: "tracking.csv", read }}
        />
      )}
      <Outlet />
    </>
  );
}
