import { usePermission } from "@carrel/hooks";
import type { BusinessUnit } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { OrganisationsIllustration } from "@carrel/ui/illustration";
import { getRouteApi, Link, Outlet, useLocation } from "@tanstack/react-router";
import { Plus, UserPlus } from "lucide-react";
import { useCallback, useMemo, useRef } from "react";
import { AddressTabs } from "../../app/address-tabs";
import { q, reads } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import type { BulkAction } from "../../lists/bulk-action";
import { ListScreen } from "../../lists/list-screen";
import { EmptyList } from "../../lists/list-states";
import { PagedTable } from "../../lists/paged-table";
import { Filters, StatusFilter } from "./filters";
import { PeopleField } from "./people-field";
import { UNIT_COLUMNS } from "./unit-columns";
import type { UnitsSearch } from "./units-search";
import { unitsQuery, useUnits } from "./use-units";

const route = getRouteApi("/signed-in/office/business-units");

const counted = (count: number) => (count === 1 ? "1 business unit" : `${count} business units`);

/** Gives many to the same people. */
function useAssignAction(): BulkAction<BusinessUnit> {
  const chosen = useRef<string[]>([]);
  return useMemo(
    () => ({
      id: "assign",
      label: "Assign",
      icon: <UserPlus />,
      ask: (count) => ({
        title: `Assign ${counted(count)}`,
        description: "Choose who works on them from now on.",
        body: (
          <PeopleField
            initial={[]}
            onChange={(userIds) => {
              chosen.current = userIds;
            }}
          />
        ),
      }),
      run: ({ _id }, write) => write(q.businessUnits.assignTeam(), { businessUnitIds: [_id], userIds: chosen.current }),
      done: (count) => (chosen.current.length > 0 ? `${counted(count)} assigned` : `${counted(count)} left to nobody`),
    }),
    [],
  );
}

/** The places that might become customers, and how far the work with each has come. */
export function BusinessUnitsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { searchStr } = useLocation();
  const { q: searched, who, ...filters } = search;
  const mayWrite = usePermission("businessUnits.write");
  const maySeeStaff = usePermission("adminUsers.read");
  const list = useUnits(search);
  const assign = useAssignAction();
  const actions = useMemo(() => (mayWrite && maySeeStaff ? [assign] : []), [mayWrite, maySeeStaff, assign]);
  const change = useCallback(
    (changed: UnitsSearch) => void navigate({ search: (kept) => ({ ...kept, ...changed }), replace: true }),
    [navigate],
  );
  const onSearch = useCallback((text: string | undefined) => change({ q: text }), [change]);
  const onClear = () => void navigate({ search: who ? { who } : {} });
  const read = (page: { limit: number; page: number }) => reads.businessUnits.list({ ...unitsQuery(search), ...page });
  const isFiltered = Object.values(filters).some(Boolean);
  const filtered = isFiltered ? "business units that fit these filters" : undefined;
  const add = mayWrite && (
    <Button asChild variant="primary">
      <Link to="/business-units/new" search={search} resetScroll={false}>
        <Plus />
        Add business unit
      </Link>
    </Button>
  );
  const isFirstUse = list.isEmpty && !searched && !isFiltered && !who;

  return (
    <>
      <ScreenHeader
        title="Business units"
        description="Places that might become customers, and who works on them."
        actions={isFirstUse ? undefined : add}
        tabs={
          !isFirstUse &&
          !list.error && (
            <AddressTabs
              label="Which business units"
              value={who ?? "all"}
              onValueChange={(next) => void navigate({ search: next === "me" ? { who: "me" } : {} })}
              items={[
                { value: "all", label: "All" },
                { value: "me", label: "Assigned to me" },
              ]}
            />
          )
        }
      />
      {who === "me" ? (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <StatusFilter search={search} onChange={change} />
          </div>
          <PagedTable
            caption="business units"
            what="Your business units"
            list={list}
            columns={UNIT_COLUMNS}
            rowHref={({ _id }) => `/business-units/${_id}${searchStr}`}
            empty={
              <EmptyList
                search={undefined}
                tab={filtered}
                onClear={onClear}
                firstUse={{
                  illustration: <OrganisationsIllustration />,
                  title: "Nothing is assigned to you",
                  description: "What colleagues give you to work on appears here, and you are told of it.",
                }}
              />
            }
          />
        </div>
      ) : (
        <ListScreen
          noun="business units"
          list={list}
          columns={UNIT_COLUMNS}
          rowPath={({ _id }) => `/business-units/${_id}`}
          search={searched}
          onSearch={onSearch}
          tab={filtered}
          onClear={onClear}
          toolbar={!isFirstUse && <Filters search={search} onChange={change} />}
          firstUse={{
            illustration: <OrganisationsIllustration />,
            title: "No business units yet",
            description: "Add a place that might become a customer, and note what you agree with it.",
            action: add,
          }}
          bulk={{ actions, nameOf: ({ name }) => name, read }}
          download={{ fileName: "business-units.csv", read }}
        />
      )}
      <Outlet />
    </>
  );
}
