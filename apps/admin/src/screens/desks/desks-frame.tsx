import { useTerminology } from "@carrel/hooks";
import { SearchInput } from "@carrel/ui/search-input";
import { Skeleton } from "@carrel/ui/skeleton";
import type { ReactNode } from "react";
import { EmptyList, FailedList } from "../../lists/list-states";
import { useSearchText } from "../../lists/use-search-text";
import type { DeskView } from "./desk-filters";

const TILES = Array.from({ length: 12 }, (_, tile) => tile);

interface DesksFrameProps {
  view: Exclude<DeskView, "list">;
  list: { isPending: boolean; error: unknown; retry: () => void };
  /** Whether any desk is left to show. */
  isEmpty: boolean;
  search: string | undefined;
  onSearch: (text: string | undefined) => void;
  /** What the filters narrow to: "available desks in Hall"; undefined where nothing does. */
  narrowed: string | undefined;
  onClear: () => void;
  toolbar: ReactNode;
  firstUse: Parameters<typeof EmptyList>[0]["firstUse"];
  children: ReactNode;
}

/** Search, filters and the states of the views that are no table. */
export function DesksFrame(props: DesksFrameProps) {
  const { view, list, isEmpty, search, onSearch, narrowed, onClear, toolbar, firstUse, children } = props;
  const words = useTerminology();
  const noun = words.desks.toLowerCase();
  const [typed, setTyped] = useSearchText(search, onSearch);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          value={typed}
          onValueChange={setTyped}
          aria-label={`Search ${noun}`}
          placeholder={`Search ${noun}`}
          className="w-full sm:w-72"
        />
        {toolbar}
      </div>
      {list.isPending && <ViewSkeleton view={view} />}
      {Boolean(list.error) && <FailedList what={`The ${noun}`} error={list.error} onRetry={list.retry} />}
      {!list.isPending && !list.error && isEmpty && (
        <EmptyList
          firstUse={firstUse}
          search={search}
          tab={narrowed}
          onClear={() => {
            setTyped("");
            onClear();
          }}
        />
      )}
      {!isEmpty && children}
    </div>
  );
}

/** What will come, in its size. */
const ViewSkeleton = ({ view }: { view: DesksFrameProps["view"] }) =>
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
