"use client";
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import type { Desk } from "./desk";
import { deskName } from "./desk-name";
import "./desk-tile.css";

export interface DeskButtonProps extends Omit<ComponentProps<"button">, "onSelect" | "value"> {
  desk: Desk;
  /** What a desk is called here, said before its name: "Seat". */
  noun?: string;
  selected?: boolean;
  /** Says the zone as well, where no heading does. */
  showZone?: boolean;
  /** Without it the tile only shows and is no button. */
  onSelect?: (id: string) => void;
}

/** What a desk is to hands and ears, whatever is drawn on it. */
export const DeskButton = ({
  desk,
  noun,
  selected = false,
  showZone = false,
  onSelect,
  className,
  style,
  title,
  onClick,
  children,
  ...rest
}: DeskButtonProps) => {
  const contract = {
    "data-slot": "desk-tile",
    "data-status": desk.status,
    "data-state": selected ? "selected" : "unselected",
    className: cx("ui-desk-tile", className),
    style,
    title,
  };
  if (!onSelect) return <div {...contract}>{children}</div>;
  return (
    <button
      type="button"
      {...rest}
      {...contract}
      aria-label={deskName(showZone ? desk : { ...desk, zone: undefined }, noun)}
      aria-pressed={selected}
      // Not `disabled`: an occupied desk has to be found and read by the keyboard too.
      aria-disabled={desk.disabled || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !desk.disabled) onSelect(desk.id);
      }}
    >
      {children}
    </button>
  );
};
