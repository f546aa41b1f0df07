import { useTerminology } from "@carrel/hooks";
import { PeopleIllustration } from "@carrel/ui/illustration";
import { Skeleton } from "@carrel/ui/skeleton";
import { StatCard } from "@carrel/ui/stat-card";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense } from "react";
import { q } from "../../app/carrel";
import { NUMBERS } from "../../app/locale";
import { NoBranch } from "../../app/parts/no-branch";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { customerBulkActions } from "./bulk-actions";
import { customerColumns } from "./customer-columns";
import { DesklessList } from "./deskless-list";

/** Its chart comes along. */
const FiguresTab = lazy(async () => ({ default: (await import("./figures-tab")).FiguresTab }));

/** The people of the selected branch who use its desks, the newest first. */
export const CustomersScreen: ComponentType = listPlace("/customers", ({ search }) =>
  found(q.customers.list, { search: search.q }),
)(({ session, words, zone }) => {
  const branchId = session.selectedBranch ?? "";
  const noun = words.members.toLowerCase();
  const member = words.member.toLowerCase();
  const desk = words.desk.toLowerCase();
  return {
    noun,
    title: words.members,
    description: `Who uses the ${words.desks.toLowerCase()} of this branch.`,
    columns: customerColumns(words, zone),
    tabs: {
      by: "show",
      label: `Which ${noun}`,
      first: { label: "All" },
      others: [
        { value: "deskless", label: `Without a ${desk}`, view: <DesklessList /> },
        {
          value: "figures",
          label: "Figures",
          view: (
            <Suspense fallback={<Skeleton shape="rect" height="44rem" />}>
              <FiguresTab branchId={branchId} />
            </Suspense>
          ),
        },
      ],
      startsAnew: true,
    },
    add: {
      to: "/customers/new",
      label: `Add ${member}`,
      needs: "customers.write",
      many: { to: "/customers/bulk-upload", label: "From a sheet", firstLabel: "Import them from a sheet" },
    },
    above: () => <StatsRow branchId={branchId} />,
    bulk: { needs: ["customers.write"], actions: customerBulkActions(words), nameOf: ({ name }) => name },
    download: { fileName: `${noun}.csv` },
    firstUse: {
      illustration: <PeopleIllustration />,
      title: `No ${noun} yet`,
      description: `Add a ${member} to give them a ${desk} for a week or a month, and to have what they book and pay in one place.`,
    },
    instead: !branchId && <NoBranch title={words.members} />,
  };
});

const count = new Intl.NumberFormat(NUMBERS);

/** How many customers a branch has, and how they come and go. Left out where it can't be read: the list matters. */
function StatsRow({ branchId }: { branchId: string }) {
  const words = useTerminology();
  const stats = useQuery(q.customers.stats({ branchId }));
  if (stats.isError) return null;
  const shown = (figure: number | undefined) => (figure === undefined ? "…" : count.format(figure));
  return (
    <div className="mb-6 grid grid-cols-2 gap-4 xl:grid-cols-4" aria-busy={stats.isPending}>
      <StatCard label={words.members} value={shown(stats.data?.totalCustomers)} hint="In this branch" />
      <StatCard label="Booked" value={shown(stats.data?.activeCustomers)} hint="For now or later" />
      <StatCard label="New" value={shown(stats.data?.newThisMonth)} hint="This month" />
      <StatCard label="Not back yet" value={shown(stats.data?.churningCustomers)} hint="Last here within 30 days" />
    </div>
  );
}
