import { usePermission, useSession } from "@carrel/hooks";
import type { AdminUser, Branch } from "@carrel/sdk";
import { Badge } from "@carrel/ui/badge";
import { Button } from "@carrel/ui/button";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { PeopleIllustration } from "@carrel/ui/illustration";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useCallback, useMemo } from "react";
import { q } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { ScreenHeader } from "../../app/screen-header";
import { useBranchZone } from "../../app/use-branch-zone";
import { useBranches } from "../../app/use-branches";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { branchAccess } from "./branch-access";
import { PersonState } from "./person-state";

const route = getRouteApi("/signed-in/office/admin-users");

const columnsFor = (ownId: string, branches: readonly Branch[], zone: string): DataTableColumn<AdminUser>[] => {
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: zone });
  return [
    {
      id: "name",
      header: "Name",
      cell: (person) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {person.name}
          {person._id === ownId && <Badge>You</Badge>}
        </span>
      ),
    },
    { id: "email", header: "E-mail", cell: (person) => <span className="break-all">{person.email}</span> },
    { id: "role", header: "Role", cell: (person) => person.roleName },
    { id: "branches", header: "Branches", cell: (person) => branchAccess(person, branches) },
    {
      id: "lastLogin",
      header: "Last sign-in",
      hideBelow: "md",
      cell: ({ lastLoginAt }) => (lastLoginAt ? date.format(new Date(lastLoginAt)) : "Never"),
    },
    { id: "state", header: "State", cell: (person) => <PersonState person={person} /> },
  ];
};

/** Everybody who works in the organisation. */
export function AdminUsersScreen() {
  const { q: search } = route.useSearch();
  const navigate = route.useNavigate();
  const { _id: ownId } = useSession();
  const { branches } = useBranches();
  const zone = useBranchZone();
  const mayAdd = usePermission("adminUsers.write");
  const list = usePages(q.adminUsers.list.pages({ search }));
  const columns = useMemo(() => columnsFor(ownId, branches, zone), [ownId, branches, zone]);
  const onSearch = useCallback(
    (text: string | undefined) => void navigate({ search: { q: text }, replace: true }),
    [navigate],
  );
  const add = mayAdd && (
    <Button asChild variant="primary">
      <Link to="/admin-users/new" search={(kept) => kept} resetScroll={false}>
        <Plus />
        Add staff
      </Link>
    </Button>
  );

  return (
    <>
      <ScreenHeader
        title="Staff"
        description="Who works here, in which branches, and in what role."
        actions={list.error ? undefined : add}
      />
      <ListScreen
        noun="staff"
        list={list}
        columns={columns}
        rowPath={(person) => `/admin-users/${person._id}`}
        search={search}
        onSearch={onSearch}
        firstUse={{
          illustration: <PeopleIllustration />,
          title: "Who works with you?",
          description: "Everybody signs in with an account of their own.",
          action: add,
        }}
      />
      <Outlet />
    </>
  );
}
