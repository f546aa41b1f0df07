import { useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { DataTable } from "@carrel/ui/data-table";
import { EmptyState } from "@carrel/ui/empty-state";
import { OrganisationsIllustration } from "@carrel/ui/illustration";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { FailedList } from "../../lists/list-states";
import { clientColumns } from "../clients/client-columns";

/** As many as are looked at at once. */
const SHOWN = 5;
const COLUMNS = new Set(["name", "owner", "plan", "status"]);

/** Who came last. */
export function NewestClients() {
  const { isSuper, timezone } = useSession().loggedOrgDetails;
  const clients = useQuery(q.organisation.clients({ status: "ALL", limit: SHOWN, page: 1 }));
  const rows = clients.data?.data;
  if (clients.isPending) return <Skeleton shape="rect" height="22rem" />;
  if (!rows)
    return <FailedList what="The newest clients" error={clients.error} onRetry={() => void clients.refetch()} />;
  return (
    <Card
      title="Newest clients"
      padded={false}
      className="min-w-0"
      actions={
        rows.length > 0 && (
          <Button asChild variant="ghost" size="sm">
            <Link to="/clients">All clients</Link>
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          kind="first-use"
          illustration={<OrganisationsIllustration />}
          title="No clients yet"
          description={
            isSuper
              ? "Add the first one, or wait: whoever signs up on the platform or at a reseller appears here."
              : "Add the first one, or wait: whoever signs up at your domain becomes your client and appears here."
          }
        />
      ) : (
        <DataTable
          caption="Newest clients"
          rows={rows}
          rowId={({ _id }) => _id}
          rowHref={({ _id }) => `/clients/${_id}`}
          columns={clientColumns(isSuper, timezone).filter(({ id }) => COLUMNS.has(id))}
        />
      )}
    </Card>
  );
}
