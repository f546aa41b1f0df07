import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";

/** A branch's page while its data are on their way. */
export function BranchSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton lines={2} width="16rem" className="mb-6" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card>
          <Skeleton lines={8} />
        </Card>
        <Card>
          <Skeleton shape="rect" height="17rem" />
        </Card>
      </div>
    </div>
  );
}
