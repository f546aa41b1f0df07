"use client";
import { cx } from "class-variance-authority";
import { Tabs as Parts } from "radix-ui";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { useRefusedTab } from "./use-refused-tab";
import "./tabs.css";

export interface TabItem {
  value: string;
  label: string;
  /** How many rows are behind it. */
  count?: number;
  icon?: ReactNode;
  disabled?: boolean;
  /** Its panel. Leave it out in every item to draw one panel from `children`, as a list with filters does. */
  content?: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<typeof Parts.Root>, "orientation" | "dir"> {
  items: readonly TabItem[];
  /** What the tabs divide, for screen readers. */
  label: string;
  /** The chosen tab; with `onValueChange`, usually from the URL. Without it the tabs keep it, starting at `defaultValue`. */
  value?: string;
  onValueChange?: (value: string) => void;
  /**
   * `automatic` shows a tab as soon as an arrow key reaches it; `manual` waits for Enter or Space: where showing it
   * changes the address, takes a while, or may be refused.
   */
  activationMode?: "automatic" | "manual";
}

/**
 * Views of one thing. Left and right move between them, Home and End jump. A tab that was asked for and not shown (its
 * owner keeps `value` as it was, say after a question) gives the focus back to the one that is.
 *
 * @example
 * <Tabs label="Bookings" value={status} onValueChange={setStatus} items={[
 *   { value: "upcoming", label: "Upcoming", count: 12 }, { value: "past", label: "Past" },
 * ]}><BookingList /></Tabs>
 */
export const Tabs = ({ items, label, value, defaultValue, onValueChange, className, children, ...rest }: TabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const refused = useRefusedTab(list, value);
  const first = defaultValue ?? items[0]?.value;
  const single = items.every(({ content }) => content === undefined);
  return (
    <Parts.Root
      {...rest}
      value={value}
      defaultValue={value === undefined ? first : undefined}
      onValueChange={(next) => {
        refused.onAsk(next);
        onValueChange?.(next);
      }}
      data-slot="tabs"
      className={cx("ui-tabs", className)}
    >
      <Parts.List
        ref={list}
        aria-label={label}
        className="ui-tabs__list"
        onBlur={refused.onBlur}
        onKeyDown={(event) => {
          // Chosen by now: the same press would answer the question that a guard has put under it.
          if (event.key === "Enter" || event.key === " ") event.preventDefault();
        }}
      >
        {items.map((item) => (
          <Parts.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            onFocus={(event) => refused.onFocus(event, item.value)}
            // One panel serves all: it goes by the chosen tab's id, so the others have none to point to.
            {...(single && item.value !== value ? { "aria-controls": undefined } : {})}
            className="ui-tabs__tab"
          >
            {item.icon}
            {item.label}
            {item.count !== undefined && <span className="ui-tabs__count">{item.count}</span>}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {single && value !== undefined ? (
        <Parts.Content value={value} className="ui-tabs__panel">
          {children}
        </Parts.Content>
      ) : (
        items.map((item) => (
          <Parts.Content key={item.value} value={item.value} className="ui-tabs__panel">
            {item.content}
          </Parts.Content>
        ))
      )}
    </Parts.Root>
  );
};
