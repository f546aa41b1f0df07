import { Skeleton } from "@carrel/ui/skeleton";

/** What stands while a screen's code is on its way; it appears after 200 ms. */
export function RoutePending() {
  return (
    <div className="flex flex-col gap-6 p-6" aria-busy="true">
      <Skeleton shape="lines" lines={2} />
      <Skeleton shape="rect" />
    </div>
  );
}
