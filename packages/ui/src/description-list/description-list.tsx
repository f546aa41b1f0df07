import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import "./description-list.css";

export interface DescriptionItem {
  term: string;
  details: ReactNode;
}

export interface DescriptionListProps extends ComponentProps<"dl"> {
  items: readonly DescriptionItem[];
  /** 1: term beside details, line by line. 2 or 3: term above details, in that many columns where there is room. */
  columns?: 1 | 2 | 3;
}

/**
 * What is known of a thing, term by term.
 *
 * @example <DescriptionList items={[{ term: "Seat", details: "A14" }, { term: "Time", details: "10:00–12:00" }]} />
 */
export const DescriptionList = ({ items, columns = 1, className, ...rest }: DescriptionListProps) => (
  <dl {...rest} data-slot="description-list" data-columns={columns} className={cx("ui-description-list", className)}>
    {items.map(({ term, details }) => (
      <div key={term} className="ui-description-list__item">
        <dt>{term}</dt>
        <dd>{details}</dd>
      </div>
    ))}
  </dl>
);
