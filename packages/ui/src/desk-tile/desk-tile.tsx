"use client";
import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { Mark } from "../logo";
import { deskName } from "./desk-name";
import type { DeskStatus } from "./desk-status";
import { DeskStatusIcon } from "./desk-status-icon";
import "./desk-tile.css";

export interface Desk {
  id: string;
  /** As it is written on the desk: "A14". */
  name: string;
  /** The part of the room it stands in: "Quiet zone". */
  zone?: string;
  /** "Cabin", "Meeting room"; left out for the common kind. */
  kind?: string;
  /** A word, never a server's code: `...deskLook(status)` of `@carrel/sdk/domain` gives it and its label. */
  status: DeskStatus;
  /** The status in words: "Available". */
  statusLabel: string;
  /** What else decides: "₹250 an hour", "free from 14:00". */
  detail?: string;
  /** Can be reached and read, not chosen. */
  disabled?: boolean;
}

export interface DeskTileProps extends Omit<ComponentProps<"button">, "onSelect" | "children" | "value"> {
  desk: Desk;
  /** What a desk is called here, said before its name: "Seat". */
  noun?: string;
  selected?: boolean;
  /** Says the zone as well, where no heading does. */
  showZone?: boolean;
  /** Without it the tile only shows and is no button. */
  onSelect?: (id: string) => void;
}

/** The spaces between the parts are for software that compares what is seen with what is said; the grid ignores them. */
const Face = ({ desk, selected, showZone }: { desk: Desk; selected: boolean; showZone: boolean }) => (
  <>
    <span className="ui-desk-tile__glyph">
      <Mark />
    </span>
    <span className="ui-desk-tile__name">{desk.name}</span>{" "}
    {showZone && <span className="ui-desk-tile__zone">{desk.zone}</span>}{" "}
    {desk.kind && <span className="ui-desk-tile__kind">{desk.kind}</span>}{" "}
    <span className="ui-desk-tile__status">
      <DeskStatusIcon status={desk.status} />
      <span className="ui-desk-tile__word">{desk.statusLabel}</span>
    </span>{" "}
    {desk.detail && <span className="ui-desk-tile__detail">{desk.detail}</span>}
    {selected && <Check strokeWidth={2.5} aria-hidden="true" className="ui-desk-tile__check" />}
  </>
);

/**
 * One desk: the mark as its plan, its name, its state by colour, shape and word.
 *
 * @example <DeskTile desk={{ id, name: "A14", status: "available", statusLabel: "Available" }} noun="Seat" onSelect={choose} />
 */
export const DeskTile = ({
  desk,
  noun,
  selected = false,
  showZone = false,
  onSelect,
  className,
  onClick,
  ref,
  ...rest
}: DeskTileProps) => {
  const contract = {
    "data-slot": "desk-tile",
    "data-status": desk.status,
    "data-state": selected ? "selected" : "unselected",
    className: cx("ui-desk-tile", className),
  };
  if (!onSelect)
    return (
      <div {...contract}>
        <Face desk={desk} selected={selected} showZone={showZone} />
      </div>
    );
  return (
    <button
      type="button"
      {...rest}
      {...contract}
      ref={ref}
      aria-label={deskName(showZone ? desk : { ...desk, zone: undefined }, noun)}
      aria-pressed={selected}
      // Not `disabled`: an occupied desk has to be found and read by the keyboard too.
      aria-disabled={desk.disabled || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !desk.disabled) onSelect(desk.id);
      }}
    >
      <Face desk={desk} selected={selected} showZone={showZone} />
    </button>
  );
};
