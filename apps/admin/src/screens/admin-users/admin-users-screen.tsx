import { PeopleIllustration } from "@carrel/ui/illustration";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { useBranches } from "../../app/use-branches";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { staffColumns } from "./staff-columns";

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
    add: { to: "/admin-users/new", label: "Add staff", needs: "adminUsers.write" },
    firstUse: {
      illustration: <PeopleIllustration />,
      title: "Who works with you?",
      description: "Everybody signs in with an account of their own.",
    },
  };
});
