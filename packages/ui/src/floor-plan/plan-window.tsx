"use client";
import { Maximize, Minus, Plus } from "lucide-react";
import type { ComponentProps, CSSProperties, KeyboardEvent, RefObject } from "react";
import { ButtonGroup } from "../button-group";
import { IconButton } from "../icon-button";
import type { Plan, ViewLabels } from "./plan";
import { type DeskPosition, uprightOf } from "./position";
import type { PlanView } from "./use-view";

interface PlanWindowProps extends ComponentProps<"div"> {
  plan: Plan;
  view: PlanView;
  labels: ViewLabels;
  windowRef: RefObject<HTMLDivElement | null>;
}

const percent = new Intl.NumberFormat("en", { style: "percent" });

/** Left to right even where reading is not, as a room is not mirrored. */
const DIRECTION = { dir: "ltr" } as const;

/** The plan, as much of it as is in sight, and the buttons that change that. */
export const PlanWindow = ({ plan, view, labels, windowRef, children, onKeyDown, ...rest }: PlanWindowProps) => {
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { "+": view.zoomIn, "=": view.zoomIn, "-": view.zoomOut, "0": view.fit }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div className="ui-plan__frame">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys come from the buttons in it, and dragging has the scrollbars and the arrow keys beside it */}
      <div
        {...rest}
        ref={windowRef}
        {...DIRECTION}
        className="ui-plan__window"
        data-slot="plan-window"
        onKeyDown={keys}
      >
        <div className="ui-plan__sheet">
          <div
            className="ui-plan__canvas"
            data-slot="plan"
            style={{ "--_scale": view.scale, "--_w": plan.width, "--_h": plan.height } as CSSProperties}
          >
            {plan.image && <img src={plan.image} alt="" draggable={false} className="ui-plan__image" />}
            {plan.drawing && (
              <div aria-hidden="true" className="ui-plan__image">
                {plan.drawing}
              </div>
            )}
            {children}
          </div>
        </div>
      </div>
      <ButtonGroup label={labels.view} className="ui-plan__zoom">
        <IconButton size="sm" variant="secondary" label={labels.zoomOut} onClick={view.zoomOut}>
          <Minus strokeWidth={1.5} />
        </IconButton>
        <IconButton size="sm" variant="secondary" label={labels.fit} onClick={view.fit}>
          <Maximize strokeWidth={1.5} />
        </IconButton>
        <IconButton size="sm" variant="secondary" label={labels.zoomIn} onClick={view.zoomIn}>
          <Plus strokeWidth={1.5} />
        </IconButton>
      </ButtonGroup>
      <output aria-live="off" className="ui-plan__scale">
        {percent.format(view.scale)}
      </output>
    </div>
  );
};

/** Custom properties that place a desk on the canvas: the box of its words, and its turned shape in that box. */
export const placed = (position: DeskPosition): CSSProperties => {
  const box = uprightOf(position);
  const properties = {
    "--_x": box.x,
    "--_y": box.y,
    "--_w": box.w,
    "--_h": box.h,
    "--_shape-w": position.w,
    "--_shape-h": position.h,
    "--_turn": `${position.rotation}deg`,
  };
  return properties as CSSProperties;
};
