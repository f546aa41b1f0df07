import { usePermission } from "@carrel/hooks";
import { isUnauthorizedError, type Role } from "@carrel/sdk";
import { Badge } from "@carrel/ui/badge";
import { Button } from "@carrel/ui/button";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { EmptyState } from "@carrel/ui/empty-state";
import { PeopleIllustration } from "@carrel/ui/illustration";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useCallback } from "react";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";

const route = getRouteApi("/signed-in/office/roles");

const COLUMNS: DataTableColumn<Role>[] = [
  { id: "name", header: "Role", cell: (role) => role.name },
  { id: "description", header: "Description", hideBelow: "md", cell: (role) => role.description },
  { id: "permissions", header: "Permissions", align: "end", cell: (role) => role.permissions.length },
  { id: "people", header: "People", align: "end", cell: (role) => role.userCount },
  {
    id: "kind",
    header: "Kind",
    cell: (role) => (role.isSystem ? <Badge>Built in</Badge> : <Badge tone="info">Your own</Badge>),
  },
];

/** What groups of people may do. The server lists those that every organisation starts with first. */
export function RolesScreen() {
  const { q: search } = route.useSearch();
  const navigate = route.useNavigate();
  const mayAdd = usePermission("roles.write");
  const list = usePages(q.roles.list.pages({ search }));
  const isUnauthorized = isUnauthorizedError(list.error);
  const onSearch = useCallback(
    (text: string | undefined) => void navigate({ search: { q: text }, replace: true }),
    [navigate],
  );
  const add = mayAdd && (
    <Button asChild variant="primary">
      <Link to="/roles/new" search={(kept) => kept} resetScroll={false}>
        <Plus />
        Add role
      </Link>
    </Button>
  );

  return (
    <>
      <ScreenHeader
        title="Roles"
        description="What your staff may see and change."
        actions={isUnauthorized ? undefined : add}
      />
      {isUnauthorized ? (
        <EmptyState
          kind="forbidden"
          title="You may not see the roles"
          description="Your role does not include them, or your session has ended. Ask an owner of your organisation to change your role, or sign in again."
        />
      ) : (
        <ListScreen
          noun="roles"
          list={list}
          columns={COLUMNS}
          rowPath={(role) => `/roles/${role._id}`}
          search={search}
          onSearch={onSearch}
          firstUse={{
            illustration: <PeopleIllustration />,
            title: "Who may do what?",
            description: "A role is a set of permissions that people share.",
            action: add,
          }}
        />
      )}
      <Outlet />
    </>
  );
}
