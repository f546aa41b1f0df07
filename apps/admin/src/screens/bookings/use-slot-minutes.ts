import { useSession } from "@carrel/hooks";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";

/** What an organisation begins with; until its own is known. */
const USUAL = 60;

/** Minutes of the organisation's time grid. Its public profile says so, which everybody may read. */
export function useSlotMinutes(): number {
  const { _id } = useSession().loggedOrgDetails;
  return useQuery(q.organisation.data({ id: _id })).data?.orgSettings.slotMinutes ?? USUAL;
}
