import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";

const FIGURES = ["paid", "bookings", "hours", "next"];

/** A customer's page while its data are on their way. */
export const CustomerSkeleton = () => (
  <div aria-busy="true">
    <div className="mb-6 flex items-center gap-4">
      <Skeleton shape="circle" width="4rem" height="4rem" />
      <Skeleton lines={2} width="14rem" />
    </div>
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-6">
        <Card>
          <Skeleton lines={3} />
        </Card>
        <div className="grid grid-cols-2 gap-4 2xl:grid-cols-4">
          {FIGURES.map((figure) => (
            <Card key={figure}>
              <Skeleton lines={2} />
            </Card>
          ))}
        </div>
        <Card>
          <Skeleton lines={8} />
        </Card>
      </div>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </div>
  </div>
);
