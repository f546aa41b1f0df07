import { useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { q } from "../../app/carrel";
import { owedText } from "../../app/words/owed-text";
import { FailedList } from "../../lists/list-states";
import { Figures } from "../resellers/figures";
import { shareText } from "../resellers/rate-text";

const StatsCharts = lazy(async () => ({ default: (await import("../resellers/stats-charts")).StatsCharts }));

/** What a reseller's clients come to, what he gets of it and is owed, and how that went month by month. */
export function ResellerFigures() {
  const { _id: id } = useSession().loggedOrgDetails;
  const stats = useQuery(q.resellers.stats({ id }));
  const reseller = useQuery(q.resellers.get({ id }));
  if (stats.isPending)
    return (
      <div aria-busy="true" className="flex flex-col gap-6">
        <Skeleton shape="rect" height="15rem" />
        <Skeleton shape="rect" height="24rem" />
      </div>
    );
  if (!stats.data) return <FailedList what="The figures" error={stats.error} onRetry={() => void stats.refetch()} />;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Figures stats={stats.data} />
      {reseller.data && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="m-0 text-muted">You get {shareText(reseller.data.profitSharing, reseller.data.currency)}.</p>
          <Button asChild variant="ghost" size="sm">
            <Link to="/resellers/$resellerId/profit-rate" params={{ resellerId: id }}>
              All rates
            </Link>
          </Button>
          <p className="m-0 text-muted">You are owed {owedText(stats.data.owed, "nothing now")}.</p>
          <Button asChild variant="ghost" size="sm">
            <Link to="/resellers/$resellerId/statements" params={{ resellerId: id }}>
              Statements
            </Link>
          </Button>
        </div>
      )}
      {stats.data.clients > 0 && (
        <Suspense fallback={<Skeleton shape="rect" height="24rem" />}>
          <StatsCharts stats={stats.data} />
        </Suspense>
      )}
    </div>
  );
}
