"use client";
import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { type Desk, DeskStatusIcon } from "../desk-tile";
import { DeskButton, type DeskButtonProps } from "../desk-tile/desk-button";
import { deskName } from "../desk-tile/desk-name";
import { type LabelRow, labelOf, sizeBelow } from "./label";
import { PlanName } from "./plan-name";
import { placed } from "./plan-window";
import { type DeskPosition, uprightOf } from "./position";
import "../desk-tile/desk-tile.css";

interface PlanDeskProps extends Omit<DeskButtonProps, "children" | "title" | "showZone"> {
  position: DeskPosition;
  /** px a unit of the plan. */
  scale: number;
}

const contentOf = (desk: Desk, row: LabelRow) =>
  row === "status" ? (
    <>
      <DeskStatusIcon status={desk.status} /> {desk.statusLabel}
    </>
  ) : (
    desk[row]
  );

/**
 * A desk where it stands, with as many of its words as it has room for. Those are drawn beside the button, whose name and
 * tooltip say all of them.
 */
export const PlanDesk = ({ position, scale, ...props }: PlanDeskProps) => {
  const { desk, noun, selected, onSelect } = props;
  const { w, h } = uprightOf(position);
  const label = labelOf(desk, { width: w * scale, height: h * scale });
  const all = deskName(desk, noun);
  return (
    <li className="ui-plan__item" style={placed(position)}>
      <DeskButton {...props} showZone title={all}>
        {!onSelect && <span className="ui-visually-hidden">{all}</span>}
        {selected && <Check strokeWidth={2.5} aria-hidden="true" className="ui-desk-tile__check" />}
      </DeskButton>
      <span
        aria-hidden="true"
        data-slot="plan-words"
        data-status={desk.status}
        data-disabled={desk.disabled || undefined}
        className="ui-plan__words"
        style={{ "--_below": sizeBelow(label.size ?? 0) } as CSSProperties}
      >
        <PlanName name={desk.name} label={label} icon={label.hasIcon && <DeskStatusIcon status={desk.status} />} />
        {label.rows.map((row) => (
          <span key={row} data-row={row} className="ui-plan__row">
            {contentOf(desk, row)}
          </span>
        ))}
      </span>
    </li>
  );
};
