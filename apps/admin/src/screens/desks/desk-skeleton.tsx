import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";

/** A desk's page while it is on its way. */
export const DeskSkeleton = () => (
  <div aria-busy="true">
    <Skeleton lines={2} width="14rem" className="mb-6" />
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <Card>
        <Skeleton lines={5} />
      </Card>
      <Card className="lg:row-span-2">
        <Skeleton lines={8} />
      </Card>
      <Skeleton shape="rect" height="20rem" />
    </div>
  </div>
);
