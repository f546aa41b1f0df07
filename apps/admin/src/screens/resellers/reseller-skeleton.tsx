import { Skeleton } from "@carrel/ui/skeleton";

/** A reseller while it is on its way: heading, tabs, figures, charts and profile. */
export function ResellerSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <Skeleton width="8rem" />
        <Skeleton shape="rect" width="18rem" height="2.25rem" />
        <Skeleton width="24rem" />
      </div>
      <OverviewSkeleton />
    </div>
  );
}

const FIGURES = ["clients", "desks", "bookings", "profit"];

/** Its overview while the figures are on their way. */
export function OverviewSkeleton() {
  return (
    <div aria-busy="true" className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <div className="grid grid-cols-2 gap-3 sm:gap-4">
          {FIGURES.map((figure) => (
            <Skeleton key={figure} shape="rect" height="7.5rem" />
          ))}
        </div>
        <Skeleton shape="rect" height="24rem" />
      </div>
      <Skeleton shape="rect" height="26rem" />
    </div>
  );
}
