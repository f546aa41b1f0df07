import { Skeleton } from "@carrel/ui/skeleton";

/** The dashboard's geometry while its figures are on their way. */
export function DashboardSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy="true">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} shape="rect" />
        ))}
      </div>
      <Skeleton shape="rect" />
    </div>
  );
}
