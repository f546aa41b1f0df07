import { Skeleton } from "@carrel/ui/skeleton";
import type { DeskView } from "./desk-filters";

const TILES = Array.from({ length: 12 }, (_, tile) => tile);

/** What will come, in its size. */
export const ViewSkeleton = ({ view }: { view: Exclude<DeskView, "list"> }) =>
  view === "plan" ? (
    <div aria-busy="true">
      <Skeleton shape="rect" height="clamp(18rem, 60vh, 40rem)" />
    </div>
  ) : (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3" aria-busy="true">
      {TILES.map((tile) => (
        <Skeleton key={tile} shape="rect" height="6rem" />
      ))}
    </div>
  );
