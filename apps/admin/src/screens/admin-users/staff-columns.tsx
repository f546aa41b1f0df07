import type { AdminUser, Branch } from "@carrel/sdk";
import { Badge } from "@carrel/ui/badge";
import { LOCALE } from "../../app/locale";
import type { ListColumn } from "../../lists/list-column";
import { branchAccess } from "./branch-access";
import { PersonState } from "./person-state";

/** What the list tells of somebody who works here. */
export const staffColumns = (ownId: string, branches: readonly Branch[], zone: string): ListColumn<AdminUser>[] => {
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
