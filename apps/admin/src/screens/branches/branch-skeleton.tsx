import { Skeleton } from "@carrel/ui/skeleton";

/** A branch's page while it is on its way: heading, tabs, how it stands, hours and QR code. */
export function BranchSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <Skeleton width="8rem" />
        <Skeleton shape="rect" width="16rem" height="2.25rem" />
        <Skeleton width="18rem" />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Skeleton shape="rect" height="15rem" />
          <Skeleton shape="rect" height="24rem" />
        </div>
        <Skeleton shape="rect" height="32rem" />
      </div>
    </div>
  );
}
