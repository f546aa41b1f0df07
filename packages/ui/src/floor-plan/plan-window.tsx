"use client";
import { Maximize, Minus, Plus } from "lucide-react";
import { type ComponentProps, type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { ButtonGroup } from "../button-group";
import { IconButton } from "../icon-button";
import type { Plan, ViewLabels } from "./plan";
import { PlanAreas } from "./plan-areas";
import { type DeskPosition, type Point, uprightOf } from "./position";
import type { PlanView } from "./use-view";

interface PlanWindowProps extends Omit<ComponentProps<"div">, "style"> {
  plan: Plan;
  view: PlanView;
  labels: ViewLabels;
  windowRef: RefObject<HTMLDivElement | null>;
  /** Its name where nothing in it takes the focus, so that it does itself: the arrow keys scroll it. */
  label?: string | undefined;
  /** What it has without its edges, px; by default as much as the page gives it. */
  height?: number;
}

const percent = new Intl.NumberFormat("en", { style: "percent" });

/** Left to right even where reading is not, as a room is not mirrored. */
const DIRECTION = { dir: "ltr" } as const;

/** The middle of the part that has the focus, in the window's px; nothing where it is elsewhere or out of sight. */
const focusIn = (window: HTMLElement | null): Point | undefined => {
  const focused = document.activeElement;
  if (!window || !focused || focused === window || !window.contains(focused)) return undefined;
  const [frame, box] = [window.getBoundingClientRect(), focused.getBoundingClientRect()];
  const at = { x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top };
  return at.x >= 0 && at.x <= frame.width && at.y >= 0 && at.y <= frame.height ? at : undefined;
};

/** The plan, as much of it as is in sight, and the buttons that change that. */
export const PlanWindow = ({ plan, view, labels, windowRef, label, height, children, ...rest }: PlanWindowProps) => {
  const wasKey = useRef(false);
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { "+": view.zoomIn, "=": view.zoomIn, "-": view.zoomOut, "0": view.fit }[event.key];
    if (!act) return;
    event.preventDefault();
    const at = focusIn(windowRef.current);
    wasKey.current = at !== undefined;
    act(at);
  };
  // What has the focus may have outgrown its place at an edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the scale that was asked for is drawn
  useEffect(() => {
    if (wasKey.current) document.activeElement?.scrollIntoView({ block: "nearest", inline: "nearest" });
    wasKey.current = false;
  }, [view.scale]);
  const buttons = [
    { label: labels.zoomOut, key: "-", Icon: Minus, act: () => view.zoomOut() },
    { label: labels.fit, key: "0", Icon: Maximize, act: view.fit },
    { label: labels.zoomIn, key: "Plus", Icon: Plus, act: () => view.zoomIn() },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys come from the buttons in it
    <div className="ui-plan__frame" onKeyDown={keys}>
      <div
        {...rest}
        {...(label && { tabIndex: 0, role: "group", "aria-label": label })}
        ref={windowRef}
        {...DIRECTION}
        className="ui-plan__window"
        data-slot="plan-window"
        style={height === undefined ? undefined : ({ "--_height": `${height + 2}px` } as CSSProperties)}
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
            {plan.areas && <PlanAreas areas={plan.areas} />}
            {children}
          </div>
        </div>
      </div>
      <div className="ui-plan__foot">
        <output aria-live="off" className="ui-plan__scale">
          {percent.format(view.scale)}
        </output>
        <ButtonGroup label={labels.view}>
          {buttons.map(({ label, key, Icon, act }) => (
            <IconButton key={key} size="sm" variant="secondary" label={label} aria-keyshortcuts={key} onClick={act}>
              <Icon strokeWidth={1.5} />
            </IconButton>
          ))}
        </ButtonGroup>
      </div>
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
