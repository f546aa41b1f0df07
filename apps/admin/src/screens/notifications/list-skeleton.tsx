import { Skeleton } from "@carrel/ui/skeleton";

const ROWS = ["a", "b", "c", "d", "e", "f"];

/** What a list of notifications will look like. */
export const ListSkeleton = ({ rows = ROWS.length }: { rows?: number }) => (
  <ul aria-hidden="true" className="m-0 flex list-none flex-col p-0">
    {ROWS.slice(0, rows).map((row) => (
      <li key={row} className="flex gap-3 border-b border-border px-4 py-3 last:border-b-0">
        <Skeleton className="size-8 flex-none" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-3 w-16" />
        </div>
      </li>
    ))}
  </ul>
);
