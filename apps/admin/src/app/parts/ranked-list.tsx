import { Card } from "@carrel/ui/card";
import { LinkSlot } from "@carrel/ui/link-slot";
import type { ReactNode } from "react";

interface RankedItem {
  id: string;
  name: string;
  /** Beside the name, muted: where it is. */
  place?: string;
  /** Where its record is; left out for those who may not open it. */
  href?: string;
  /** What it is ranked by, in words. */
  value: string;
  details?: string;
  /** Of the first one's, 0 to 1. */
  share: number;
}

interface RankedListProps {
  title: string;
  description: string;
  items: readonly RankedItem[];
  headingLevel: 2 | 3;
  /** Instead of the list, where nobody stands on it. */
  empty: ReactNode;
}

/** The first ten of something, each with a bar as long as its share of the first's. */
export function RankedList({ title, description, items, headingLevel, empty }: RankedListProps) {
  return (
    <Card title={title} description={description} headingLevel={headingLevel} padded={false} className="min-w-0">
      {items.length === 0 && <p className="m-0 p-4 text-muted">{empty}</p>}
      <ol aria-label={title} className="m-0 list-none p-0 py-2">
        {items.map(({ id, name, place, href, value, details, share }) => (
          <li key={id} className="relative flex flex-col gap-1 px-4 py-1.5 hover:bg-surface-hover">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                {href ? (
                  <LinkSlot
                    href={href}
                    className="font-medium text-strong no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
                  >
                    {name}
                  </LinkSlot>
                ) : (
                  <span className="font-medium text-strong">{name}</span>
                )}
                {place && <span className="block text-sm text-muted sm:inline"> {place}</span>}
              </span>
              <span className="shrink-0 text-end text-sm tabular-nums">
                <span className="text-strong">{value}</span>
                {details && <span className="text-muted"> · {details}</span>}
              </span>
            </span>
            <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-border">
              <span
                className="block h-full rounded-full bg-primary-solid"
                style={{ inlineSize: `${Math.round(share * 100)}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
