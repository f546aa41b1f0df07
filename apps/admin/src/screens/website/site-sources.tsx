import { usePermission, useSession } from "@carrel/hooks";
import { can } from "@carrel/sdk/domain";
import { Card } from "@carrel/ui/card";
import { Link } from "@tanstack/react-router";
import { useBranches } from "../../app/use-branches";

/** Branches that are named one by one: with more, the list of branches is nearer. */
const NAMED = 8;

/** Where the rest of what the site shows is filled in. */
export function SiteSources() {
  const session = useSession();
  const { branches } = useBranches();
  const mayRead = usePermission("branches.read");
  const open = branches.filter(({ isActive }) => isActive);
  const readsPlans = can(session, "feePlans.read");
  if (!mayRead && !readsPlans) return null;
  return (
    <Card title="From your records" description="The site shows them as they stand there.">
      <ul className="m-0 flex list-none flex-col gap-3 p-0">
        {mayRead &&
          open.slice(0, NAMED).map(({ _id: branchId, name }) => (
            <li key={branchId} className="flex flex-wrap gap-x-4">
              <span className="min-w-0 font-medium wrap-anywhere text-strong">{name}</span>
              <span className="flex flex-wrap gap-x-4">
                <Link to="/branches/$branchId/photos" params={{ branchId }} aria-label={`Photos of ${name}`}>
                  Photos
                </Link>
                <Link
                  to="/branches/$branchId"
                  params={{ branchId }}
                  aria-label={`Hours, facilities and directions of ${name}`}
                >
                  Hours, facilities and directions
                </Link>
              </span>
            </li>
          ))}
        {mayRead && open.length > NAMED && (
          <li>
            <Link to="/branches">All {open.length.toLocaleString("en")} branches</Link>
          </li>
        )}
        {readsPlans && (
          <li>
            <Link to="/fee-plans">Fee plans that your site shows</Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
