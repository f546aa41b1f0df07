import type { Role } from "@carrel/sdk";
import { Badge } from "@carrel/ui/badge";
import { PeopleIllustration } from "@carrel/ui/illustration";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { found } from "../../lists/found";
import type { ListColumn } from "../../lists/list-column";
import { listPlace } from "../../lists/list-place";

const COLUMNS: ListColumn<Role>[] = [
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
export const RolesScreen: ComponentType = listPlace("/roles", ({ search }) =>
  found(q.roles.list, { search: search.q }),
)(() => ({
  noun: "roles",
  title: "Roles",
  description: "What your staff may see and change.",
  columns: COLUMNS,
  add: { to: "/roles/new", label: "Add role", needs: "roles.write" },
  firstUse: {
    illustration: <PeopleIllustration />,
    title: "Who may do what?",
    description: "A role is a set of permissions that people share.",
  },
}));
