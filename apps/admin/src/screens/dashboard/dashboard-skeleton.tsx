import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";

/** The dashboard's geometry while its first figures are on their way. */
export function DashboardSkeleton() {
  return (
    <div className="flex flex-col gap-8" aria-busy="true">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        {[0, 1, 2, 3, 4, 5].map((card) => (
          <Card key={card}>
            <Skeleton lines={3} />
          </Card>
        ))}
      </div>
      <Card title="Ending soon">
        <Skeleton lines={8} />
      </Card>
      <Card title="Coming up">
        <Skeleton lines={8} />
      </Card>
    </div>
  );
}
