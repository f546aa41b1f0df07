import type { ReactNode } from "react";

/** How the second line breaks, and what it is set in. */
const BELOW = { words: "wrap-anywhere", address: "break-all", whole: "whitespace-nowrap", code: "font-mono" };

interface TwoLinesProps {
  /** What matters. */
  children: ReactNode;
  below: ReactNode;
  /** What the second line is. */
  as?: keyof typeof BELOW;
}

/** A cell of two lines; one that is empty is left out. */
export const TwoLines = ({ children, below, as = "words" }: TwoLinesProps) => (
  <span className="flex min-w-0 flex-col">
    {children && <span className="wrap-anywhere">{children}</span>}
    {below && <span className={`text-sm font-normal text-muted ${BELOW[as]}`}>{below}</span>}
  </span>
);

/** An instant in a cell, on one line. */
export const When = ({ at, children }: { at: string; children: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {children}
  </time>
);
