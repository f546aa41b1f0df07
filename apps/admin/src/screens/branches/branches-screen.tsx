import { usePermission, useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { DropdownMenuItem, DropdownMenuSeparator } from "@carrel/ui/dropdown-menu";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { Image, Pencil, Plus, QrCode } from "lucide-react";
import { useCallback, useMemo } from "react";
import { AddressTabs } from "../../app/address-tabs";
import { q, reads } from "../../app/carrel";
import { ADD_BRANCH, isOpenTo } from "../../app/may";
import { ScreenHeader } from "../../app/screen-header";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { ACTIVITY_ACTIONS } from "./activity-actions";
import { branchColumns } from "./branch-columns";
import { BranchMenu } from "./branch-menu";
import { useNow } from "./use-now";

const route = getRouteApi("/signed-in/office/branches");

const TABS = [
  { value: "ALL", label: "All" },
  { value: "ACTIVE", label: "Active" },
  { value: "INACTIVE", label: "Inactive" },
] as const;

const NO_ACTIONS: typeof ACTIVITY_ACTIONS = [];

/** The places of the organisation. */
export function BranchesScreen() {
  const { q: search, status } = route.useSearch();
  const filters = { ...(search && { search }), ...(status && { status }) };
  const read = (page: { limit: number; page: number }) => reads.branches.list({ ...filters, ...page });
  const navigate = route.useNavigate();
  const mayAdd = isOpenTo(useSession(), ADD_BRANCH);
  const mayEdit = usePermission("branches.write");
  const list = usePages(q.branches.list.pages(filters));
  const now = useNow();
  const columns = useMemo(() => branchColumns(now), [now]);
  const onSearch = useCallback(
    (text: string | undefined) => void navigate({ search: (kept) => ({ ...kept, q: text }), replace: true }),
    [navigate],
  );
  const onTab = (tab: string) =>
    void navigate({
      search: (kept) => ({ ...kept, status: tab === "ACTIVE" || tab === "INACTIVE" ? tab : undefined }),
    });
  const isFirstUse = list.isEmpty && !search && !status;
  const add = mayAdd && (
    <Button asChild variant="primary">
      <Link to="/branches/new" search resetScroll={false}>
        <Plus />
        Add branch
      </Link>
    </Button>
  );

  return (
    <>
      <ScreenHeader
        title="Branches"
        description="The places that people come to."
        actions={isFirstUse ? undefined : add}
        tabs={
          !list.error &&
          !isFirstUse && <AddressTabs label="State" value={status ?? "ALL"} onValueChange={onTab} items={TABS} />
        }
      />
      <ListScreen
        noun="branches"
        list={list}
        columns={columns}
        rowPath={({ _id }) => `/branches/${_id}`}
        rowActions={(branch) => (
          <BranchMenu branch={branch} mayEdit={mayEdit} size="sm">
            {mayEdit && (
              <DropdownMenuItem
                icon={<Pencil />}
                onSelect={() => void navigate({ to: "/branches/$branchId/edit", params: { branchId: branch._id } })}
              >
                Edit
              </DropdownMenuItem>
            )}
            <DropdownMenuItem
              icon={<Image />}
              onSelect={() => void navigate({ to: "/branches/$branchId/photos", params: { branchId: branch._id } })}
            >
              Photos
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={<QrCode />}
              onSelect={() => void navigate({ to: "/branches/$branchId/codes", params: { branchId: branch._id } })}
            >
              QR codes
            </DropdownMenuItem>
            {mayEdit && <DropdownMenuSeparator />}
          </BranchMenu>
        )}
        search={search}
        onSearch={onSearch}
        tab={status && `${status.toLowerCase()} branches`}
        onClear={() => void navigate({ search: {} })}
        bulk={{ actions: mayEdit ? ACTIVITY_ACTIONS : NO_ACTIONS, nameOf: ({ name }) => name, read }}
        download={{ fileName: "branches.csv", read }}
        firstUse={{
          illustration: "branches",
          title: "Where do people come to?",
          description: "A branch has its own opening hours, time zone and QR code.",
          action: add,
        }}
      />
      <Outlet />
    </>
  );
}
