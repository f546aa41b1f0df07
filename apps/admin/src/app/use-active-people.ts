import { usePermission } from "@carrel/hooks";
import { useQuery } from "@tanstack/react-query";
import { q } from "./carrel";

/** As many people as a list answers at once. */
const MOST = 200;

/** The staff to whom work can be given: who is active, for those who may see the staff at all. */
export function useActivePeople() {
  const maySee = usePermission("adminUsers.read");
  const people = useQuery({ ...q.adminUsers.list({ limit: MOST, page: 1 }), enabled: maySee });
  const active = people.data?.data.filter(({ isActive }) => isActive) ?? [];
  return {
    isPending: maySee && people.isPending,
    options: active.map(({ _id, name, email }) => ({ value: _id, label: name, hint: email })),
  };
}
