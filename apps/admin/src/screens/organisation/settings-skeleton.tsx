import { Skeleton } from "@carrel/ui/skeleton";

/** The settings while they are on their way: the sections' names, and the first of them. */
export function SettingsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-8 min-[900px]:grid-cols-[14rem_minmax(0,50rem)]">
      <Skeleton lines={8} className="max-[899px]:hidden" />
      <div className="flex flex-col gap-6">
        <Skeleton shape="rect" height="22rem" />
        <Skeleton shape="rect" height="30rem" />
      </div>
    </div>
  );
}
