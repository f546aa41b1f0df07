import { useSession } from "@carrel/hooks";
import { can } from "@carrel/sdk/domain";
import { Card } from "@carrel/ui/card";
import { LinkSlot } from "@carrel/ui/link-slot";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { counted } from "../../app/words/span-text";
import { FailedList } from "../../lists/list-states";

const ONE = { limit: 1, page: 1 };

interface Task {
  id: string;
  count: number;
  one: string;
  many: string;
  /** Where it is done. */
  href: string;
}

/** What somebody has to do something about. */
export function Waiting() {
  const session = useSession();
  const mayReadInstallations = can(session, "installationRequests.read");
  const mayReadPayments = session.loggedOrgDetails.isSuper && can(session, "superOrg.read");
  const due = useQuery(q.organisation.clients({ status: "PAST_DUE", ...ONE }));
  const installations = useQuery({
    ...q.installationRequests.list({ status: "REQUESTED", ...ONE }),
    enabled: mayReadInstallations,
  });
  const payments = useQuery({ ...q.superOrg.paymentsToReturn({ status: "DUE", ...ONE }), enabled: mayReadPayments });

  const asked = [due, ...(mayReadInstallations ? [installations] : []), ...(mayReadPayments ? [payments] : [])];
  const failed = asked.filter(({ isError, data }) => isError && !data);
  if (failed.length > 0)
    return (
      <FailedList
        what="What waits"
        error={failed[0]?.error}
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
    );
  if (asked.some(({ isPending }) => isPending)) return <Skeleton shape="rect" height="9rem" />;

  const tasks: Task[] = [
    {
      id: "installations",
      count: installations.data?.totalRecords ?? 0,
      one: "installation that nobody has taken on",
      many: "installations that nobody has taken on",
      href: "/installation-requests?status=REQUESTED",
    },
    {
      id: "due",
      count: due.data?.totalRecords ?? 0,
      one: "client whose payment is due",
      many: "clients whose payment is due",
      href: "/clients?status=PAST_DUE",
    },
    {
      id: "payments",
      count: payments.data?.totalRecords ?? 0,
      one: "payment to give back",
      many: "payments to give back",
      href: "/payments-to-return?status=DUE",
    },
  ];
  const waiting = tasks.filter(({ count }) => count > 0);
  return (
    <Card title="Waits for somebody" padded={false}>
      {waiting.length === 0 ? (
        <p className="m-0 p-4 text-muted">Nothing does now.</p>
      ) : (
        <ul className="m-0 list-none divide-y divide-border p-0">
          {waiting.map(({ id, count, one, many, href }) => (
            <li key={id} className="flex min-h-11 items-center px-4 py-2">
              <LinkSlot href={href} className="text-link hover:underline">
                {counted(count, one, many)}
              </LinkSlot>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
