"use client";
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button";
import "./data-table.css";

export interface LoadMoreProps extends ComponentProps<"div"> {
  /** Rows on the page. */
  shown: number;
  /** Rows there are. */
  total: number;
  /** There are more than `total`, which nobody counted. */
  atLeast?: boolean;
  onLoadMore: () => void;
  loading?: boolean;
  /** What the button says. */
  label?: string;
  /** Instead of "Showing 40 of 312". */
  summary?: ReactNode;
  /** How counts are grouped: 1,50,000 or 150,000. */
  locale?: string;
}

/**
 * How much of the list is here, and the way to the rest.
 *
 * @example <LoadMore shown={rows.length} total={312} loading={isFetching} onLoadMore={next} />
 */
export const LoadMore = ({
  shown,
  total,
  atLeast = false,
  onLoadMore,
  loading = false,
  label = "Show more",
  summary,
  locale = "en-IN",
  className,
  ...rest
}: LoadMoreProps) => {
  const count = new Intl.NumberFormat(locale);
  return (
    <div {...rest} data-slot="load-more" className={cx("ui-load-more", className)}>
      <output>{summary ?? `Showing ${count.format(shown)} of ${count.format(total)}${atLeast ? "+" : ""}`}</output>
      {shown < total && (
        <Button size="sm" loading={loading} onClick={onLoadMore}>
          {label}
        </Button>
      )}
    </div>
  );
};
