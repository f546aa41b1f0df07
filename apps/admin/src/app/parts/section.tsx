import { Skeleton } from "@carrel/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { FailedList } from "../../lists/list-states";
import { useIsWide } from "../use-is-wide";

interface SectionProps<Data> {
  title: string;
  /** What its figures cover. */
  description?: string;
  query: Pick<UseQueryResult<Data>, "data" | "error" | "isPlaceholderData" | "refetch">;
  /** Holds the place while nothing is here: cards of figures, and what stands below, as CSS heights. */
  holds: { cards: number; below: readonly string[] };
  /** Stands closed on a phone until somebody opens it. */
  isFolded?: boolean;
  children: (data: Data) => ReactNode;
}

/** One group of figures. What fails here leaves the others standing; what is from another choice is dimmed. */
export function Section<Data>({ title, description, query, holds, isFolded = false, children }: SectionProps<Data>) {
  const id = useId();
  const isWide = useIsWide();
  const [isOpened, setOpened] = useState(false);
  const { data, error, isPlaceholderData, refetch } = query;
  const isPending = data === undefined && !error;
  const folds = isFolded && !isWide;
  const isOpen = !folds || isOpened;
  return (
    <section
      aria-labelledby={id}
      aria-busy={isPending || isPlaceholderData}
      className={`flex min-w-0 flex-col gap-4 ${isPlaceholderData ? "opacity-60" : ""}`}
    >
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="m-0 text-lg font-semibold text-strong">
          {folds ? (
            <button
              type="button"
              aria-expanded={isOpened}
              className="flex min-h-11 cursor-pointer items-center gap-2 focus-visible:outline-2 focus-visible:outline-ring"
              onClick={() => setOpened(!isOpened)}
            >
              <ChevronRight className={`size-5 text-muted ${isOpened ? "rotate-90" : "rtl:rotate-180"}`} />
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {description && <p className="m-0 text-muted">{description}</p>}
      </header>
      {isOpen && isPending && (
        <>
          {holds.cards > 0 && (
            <FigureGrid>
              {Array.from({ length: holds.cards }, (_, card) => card).map((card) => (
                <Skeleton key={card} shape="rect" height="8rem" />
              ))}
            </FigureGrid>
          )}
          {holds.below.map((height) => (
            <Skeleton key={height} shape="rect" height={height} />
          ))}
        </>
      )}
      {isOpen && data === undefined && error && (
        <FailedList what={title} error={error} onRetry={() => void refetch()} />
      )}
      {isOpen && data !== undefined && children(data)}
    </section>
  );
}

interface FigureGridProps {
  /** Long ones, sums of money, stand one below the other on a phone. */
  areLong?: boolean;
  children: ReactNode;
}

/** Figures beside each other: two on a phone, four where there is room. */
export const FigureGrid = ({ areLong = false, children }: FigureGridProps) => (
  <div
    className={`grid gap-3 sm:gap-4 xl:grid-cols-4 ${areLong ? "grid-cols-1 min-[26rem]:grid-cols-2" : "grid-cols-2"}`}
  >
    {children}
  </div>
);
