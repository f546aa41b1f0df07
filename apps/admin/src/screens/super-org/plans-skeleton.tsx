import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";

const ROWS = ["first", "second", "third"];

/** The plans, and the pricing page beside them, while they are on their way. */
export const PlansSkeleton = () => (
  <div aria-busy="true" className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
    <div className="flex flex-col gap-2">
      {ROWS.map((row) => (
        <Card key={row}>
          <Skeleton lines={2} />
        </Card>
      ))}
    </div>
    <Card>
      <Skeleton shape="rect" height="24rem" />
    </Card>
  </div>
);
