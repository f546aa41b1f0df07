import type { AdminUser, Branch } from "@carrel/sdk";
import { Badge } from "@carrel/ui/badge";
import { PeopleIllustration } from "@carrel/ui/illustration";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { useBranches } from "../../app/use-branches";
import { found } from "../../lists/found";
import type { ListColumn } from "../../lists/list-column";
import { listPlace } from "../../lists/list-place";
import { branchAccess } from "./branch-access";
import { PersonState } from "./person-state";

/** What the list tells of somebody who works here. */
const staffColumns = (ownId: string, branches: readonly Branch[], zone: string): ListColumn<AdminUser>[] => {
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
export const AdminUsersScreen: ComponentType = listPlace("/admin-users", ({ search }) =>
  found(q.adminUsers.list, { search: search.q }),
)(function useStaff({ session, zone }) {
  const { branches } = useBranches();
  return {
    noun: "staff",
    title: "Staff",
    description: "Who works here, in which branches, and in what role.",
    columns: staffColumns(session._id, branches, zone),
    limit: "adminUsers",
    add: { to: "/admin-users/new", label: "Add staff", needs: "adminUsers.write" },
    firstUse: {
      illustration: <PeopleIllustration />,
      title: "Who works with you?",
      description: "Everybody signs in with an account of their own.",
    },
  };
});
