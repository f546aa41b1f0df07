"use client";
import { cx } from "class-variance-authority";
import { Tabs as Parts } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
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
}

/**
 * Views of one thing. Left and right move between them, Home and End jump; `activationMode="manual"` waits for Enter.
 *
 * @example
 * <Tabs label="Bookings" value={status} onValueChange={setStatus} items={[
 *   { value: "upcoming", label: "Upcoming", count: 12 }, { value: "past", label: "Past" },
 * ]}><BookingList /></Tabs>
 */
export const Tabs = ({ items, label, value, defaultValue, className, children, ...rest }: TabsProps) => {
  const first = defaultValue ?? items[0]?.value;
  const single = items.every(({ content }) => content === undefined);
  return (
    <Parts.Root
      {...rest}
      value={value}
      defaultValue={value === undefined ? first : undefined}
      data-slot="tabs"
      className={cx("ui-tabs", className)}
    >
      <Parts.List aria-label={label} className="ui-tabs__list">
        {items.map((item) => (
          <Parts.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
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
