import { usePermission } from "@carrel/hooks";
import type { ClientStatus } from "@carrel/sdk/schemas";
import { Skeleton } from "@carrel/ui/skeleton";
import { StatCard } from "@carrel/ui/stat-card";
import { useQueries, useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { NUMBERS } from "../../app/locale";
import { FigureGrid } from "../../app/parts/section";
import { FailedList } from "../../lists/list-states";

const number = new Intl.NumberFormat(NUMBERS);

interface Figure {
  label: string;
  hint: string;
  href: string;
  status: ClientStatus | "ALL";
}

const CLIENTS: readonly Figure[] = [
  { label: "Clients", hint: "All organisations on the platform", href: "/clients", status: "ALL" },
  { label: "On trial", hint: "They try it out", href: "/subscriptions?status=TRIAL", status: "TRIAL" },
  { label: "Expired", hint: "Their time ran out unpaid", href: "/subscriptions?status=EXPIRED", status: "EXPIRED" },
];

/** How many organisations there are, by how they stand, and how many sell the platform on. */
export function PlatformFigures() {
  const mayReadResellers = usePermission("resellers.read");
  // One row each: the count comes along.
  const clients = useQueries({
    queries: CLIENTS.map(({ status }) => q.organisation.clients({ status, limit: 1, page: 1 })),
  });
  const resellers = useQuery({ ...q.resellers.list({ limit: 1, page: 1 }), enabled: mayReadResellers });
  const queries = [...clients, ...(mayReadResellers ? [resellers] : [])];
  const failed = queries.filter(({ isError, data }) => isError && !data);
  if (failed.length > 0)
    return (
      <FailedList
        what="The figures"
        error={failed[0]?.error}
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
    );
  if (queries.some(({ isPending }) => isPending))
    return (
      <div aria-busy="true">
        <FigureGrid>
          {[...CLIENTS.map(({ label }) => label), ...(mayReadResellers ? ["Resellers"] : [])].map((label) => (
            <Skeleton key={label} shape="rect" height="7.5rem" />
          ))}
        </FigureGrid>
      </div>
    );
  return (
    <section aria-label="Figures">
      <FigureGrid>
        {CLIENTS.map(({ label, hint, href }, at) => (
          <StatCard
            key={label}
            label={label}
            value={number.format(clients[at]?.data?.totalRecords ?? 0)}
            hint={hint}
            href={href}
          />
        ))}
        {resellers.data && (
          <StatCard
            label="Resellers"
            value={number.format(resellers.data.totalRecords)}
            hint="They have clients of their own"
            href="/resellers"
          />
        )}
      </FigureGrid>
    </section>
  );
}
