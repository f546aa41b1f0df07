"use client";
import { Check } from "lucide-react";
import { Mark } from "../logo";
import { DeskButton, type DeskButtonProps } from "./desk-button";
import { DeskStatusIcon } from "./desk-status-icon";
import "./desk-tile.css";

export interface DeskTileProps extends Omit<DeskButtonProps, "children"> {}

/**
 * One desk: the mark as its plan, its name, its state by colour, shape and word.
 *
 * @example <DeskTile desk={{ id, name: "A14", status: "available", statusLabel: "Available" }} noun="Seat" onSelect={choose} />
 */
export const DeskTile = (props: DeskTileProps) => {
  const { desk, selected, showZone } = props;
  const detail = [desk.when, desk.detail, desk.next].filter(Boolean).join(", ");
  // The spaces between the parts are for software that compares what is seen with what is said; the grid ignores them.
  return (
    <DeskButton {...props}>
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
      {detail && <span className="ui-desk-tile__detail">{detail}</span>}{" "}
      {desk.amenities && desk.amenities.length > 0 && (
        <span className="ui-desk-tile__amenities">{desk.amenities.join(", ")}</span>
      )}
      {selected && <Check strokeWidth={2.5} aria-hidden="true" className="ui-desk-tile__check" />}
    </DeskButton>
  );
};
