import { Skeleton } from "@carrel/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { FailedList } from "../../lists/list-states";

interface SectionProps<Data> {
  title: string;
  /** What its figures cover. */
  description?: string;
  query: Pick<UseQueryResult<Data>, "data" | "error" | "isPlaceholderData" | "refetch">;
  /** Holds the place while nothing is here: cards of figures, and what stands below, as CSS heights. */
  holds: { cards: number; below: readonly string[] };
  children: (data: Data) => ReactNode;
}

/** One group of figures. What fails here leaves the others standing; what is from another choice is dimmed. */
export function Section<Data>({ title, description, query, holds, children }: SectionProps<Data>) {
  const id = useId();
  const { data, error, isPlaceholderData, refetch } = query;
  const isPending = data === undefined && !error;
  return (
    <section
      aria-labelledby={id}
      aria-busy={isPending || isPlaceholderData}
      className={`flex min-w-0 flex-col gap-4 ${isPlaceholderData ? "opacity-60" : ""}`}
    >
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="m-0 text-lg font-semibold text-strong">
          {title}
        </h2>
        {description && <p className="m-0 text-muted">{description}</p>}
      </header>
      {isPending && (
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
      {data === undefined && error && <FailedList what={title} error={error} onRetry={() => void refetch()} />}
      {data !== undefined && children(data)}
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
