import { Skeleton } from "@carrel/ui/skeleton";

const TILES = Array.from({ length: 12 }, (_, tile) => tile);

/** The desks' tiles while they are on their way. */
export function DeskMapSkeleton() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3" aria-busy="true">
      {TILES.map((tile) => (
        <Skeleton key={tile} shape="rect" height="6rem" />
      ))}
    </div>
  );
}
