import { usePermission, useSession, useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { PeopleIllustration } from "@carrel/ui/illustration";
import { Skeleton } from "@carrel/ui/skeleton";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, Suspense, useCallback, useMemo } from "react";
import { AddressTabs } from "../../app/address-tabs";
import { q, reads } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { useBranchZone } from "../../app/use-branch-zone";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { NoBranch } from "../branches/no-branch";
import { customerBulkActions } from "./bulk-actions";
import { customerColumns } from "./customer-columns";
import { DesklessList } from "./deskless-list";
import { StatsRow } from "./stats-row";

/** Its chart comes along. */
const FiguresTab = lazy(async () => ({ default: (await import("./figures-tab")).FiguresTab }));

const route = getRouteApi("/signed-in/office/customers");

/** The people of the selected branch who use its desks, the newest first. */
export function CustomersScreen() {
  const { q: search, show } = route.useSearch();
  const navigate = route.useNavigate();
  const words = useTerminology();
  const zone = useBranchZone();
  const { selectedBranch } = useSession();
  const mayWrite = usePermission("customers.write");
  const list = usePages(q.customers.list.pages({ search }), { enabled: selectedBranch !== null && !show });
  const columns = useMemo(() => customerColumns(words, zone), [words, zone]);
  const actions = useMemo(() => (mayWrite ? customerBulkActions(words) : []), [mayWrite, words]);
  const onSearch = useCallback(
    (text: string | undefined) => void navigate({ search: { q: text }, replace: true }),
    [navigate],
  );
  const noun = words.members.toLowerCase();
  const member = words.member.toLowerCase();
  const read = (page: { limit: number; page: number }) => reads.customers.list({ ...(search && { search }), ...page });

  if (selectedBranch === null) return <NoBranch title={words.members} />;
  const add = mayWrite && (
    <Button asChild variant="primary">
      <Link to="/customers/new" search={(kept) => kept} resetScroll={false}>
        <Plus />
        Add {member}
      </Link>
    </Button>
  );
  const isFirstUse = list.isEmpty && !search && !show;

  return (
    <>
      <ScreenHeader
        title={words.members}
        description={`Who uses the ${words.desks.toLowerCase()} of this branch.`}
        actions={isFirstUse ? undefined : add}
        tabs={
          !isFirstUse &&
          !list.error && (
            <AddressTabs
              label={`Which ${noun}`}
              value={show ?? "all"}
              onValueChange={(next) =>
                void navigate({ search: next === "deskless" || next === "figures" ? { show: next } : {} })
              }
              items={[
                { value: "all", label: "All" },
                { value: "deskless", label: `Without a ${words.desk.toLowerCase()}` },
                { value: "figures", label: "Figures" },
              ]}
            />
          )
        }
      />
      {show === "deskless" && <DesklessList />}
      {show === "figures" && (
        <Suspense fallback={<Skeleton shape="rect" height="44rem" />}>
          <FiguresTab branchId={selectedBranch} />
        </Suspense>
      )}
      {!show && (
        <>
          {!isFirstUse && !list.error && <StatsRow branchId={selectedBranch} />}
          <ListScreen
            noun={noun}
            list={list}
            columns={columns}
            rowPath={({ _id }) => `/customers/${_id}`}
            search={search}
            onSearch={onSearch}
            firstUse={{
              illustration: <PeopleIllustration />,
              title: `No ${noun} yet`,
              description: `Add a ${member} to give them a ${words.desk.toLowerCase()} for a week or a month, and to have what they book and pay in one place.`,
              action: add,
            }}
            bulk={{ actions, nameOf: ({ name }) => name, read }}
            download={{ fileName: `${noun}.csv`, read }}
          />
        </>
      )}
      <Outlet />
    </>
  );
}
