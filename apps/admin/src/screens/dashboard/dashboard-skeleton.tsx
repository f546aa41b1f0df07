import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";

/** The dashboard's geometry while its figures are on their way. */
export function DashboardSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy="true">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {[0, 1, 2, 3].map((card) => (
          <Card key={card}>
            <Skeleton lines={3} />
          </Card>
        ))}
      </div>
      <Card title="Coming up">
        <Skeleton lines={8} />
      </Card>
    </div>
  );
}
