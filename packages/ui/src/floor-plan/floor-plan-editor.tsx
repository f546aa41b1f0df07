"use client";
import { cx } from "class-variance-authority";
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { nearestDesk } from "../desk-grid/nearest-desk";
import { aligned, distributed } from "./arrange";
import { EditorDesk } from "./editor-desk";
import { EDITOR_LABELS, type FloorPlanEditorLabels } from "./editor-labels";
import { EditorSide } from "./editor-side";
import { EditorTools } from "./editor-tools";
import { firstScale } from "./first-scale";
import { freePlace } from "./free-place";
import { nudged } from "./gesture";
import type { Plan } from "./plan";
import { PlanWindow } from "./plan-window";
import { asRotation, boundsOf, type DeskPosition, type DeskPositions } from "./position";
import { TrayGhost } from "./tray-ghost";
import { useEditor } from "./use-editor";
import { useTrayDrag } from "./use-tray-drag";
import { useView } from "./use-view";
import "./floor-plan.css";
import "./floor-plan-editor.css";

export interface FloorPlanEditorProps extends Omit<ComponentProps<"section">, "onChange" | "children"> {
  plan: Plan;
  /** Every desk; those without a position wait in the tray. What is no desk, such as a wall, bears no name on the plan. */
  desks: readonly { id: string; name: string; isNameless?: boolean }[];
  value: DeskPositions;
  /** After each move, not while it lasts. A desk that was taken off has no entry. */
  onChange: (value: DeskPositions) => void;
  /** Between two lines of the grid, in the plan's units; also one step of the arrow keys while snapping is on. */
  grid?: number;
  /** Of a desk that is put on the plan, in the plan's units. */
  deskSize?: { w: number; h: number };
  /** CSS height of the window on the plan. */
  height?: string;
  labels?: Partial<FloorPlanEditorLabels>;
  /** For what the page does to the plan by itself. */
  handle?: Ref<FloorPlanEditorHandle>;
}

export interface FloorPlanEditorHandle {
  /**
   * Makes one step that can be taken back like the person's own; a desk that it puts on the plan gets the focus.
   * @param marksNew whether all that it puts there are marked
   */
  change: (step: (now: DeskPositions) => DeskPositions, marksNew?: boolean) => void;
}

/** How near a neighbour has to be to become level with it, px. */
const REACH = 6;
/** Steps of an arrow key with Shift. */
const LEAP = 10;
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Where the desks of a room stand: moved, resized, turned, aligned and spread by the mouse, by the keyboard or in
 * figures. It keeps the steps that can be taken back; the positions are the caller's.
 *
 * @example
 * <FloorPlanEditor plan={{ width: 1200, height: 800, image }} desks={desks} value={positions} onChange={setPositions} />
 */
export const FloorPlanEditor = ({
  plan,
  desks,
  value,
  onChange,
  grid = 10,
  deskSize = { w: 100, h: 60 },
  height,
  labels,
  handle,
  className,
  style,
  ...rest
}: FloorPlanEditorProps) => {
  const words: FloorPlanEditorLabels = { ...EDITOR_LABELS, ...labels };
  const hintId = useId();
  const windowRef = useRef<HTMLDivElement>(null);
  // As the desks were when it began: it is not drawn larger or smaller while somebody works on it.
  const [begin] = useState(() => {
    const all = desks.flatMap(({ id, name, isNameless = false }) =>
      isNameless ? [] : [{ name, position: value[id] ?? { ...deskSize, x: 0, y: 0, rotation: 0 } }],
    );
    return (fitting: number) => firstScale(all, fitting);
  });
  const view = useView(windowRef, plan, begin);
  const [isSnapping, setSnapping] = useState(true);
  const editor = useEditor(value, onChange, {
    plan,
    grid: isSnapping ? grid : 0,
    reach: isSnapping ? REACH / view.scale : 0,
  });
  const { positions, selection } = editor;
  const standing = desks.flatMap(({ id, name, isNameless = false }) => {
    const position = positions[id];
    return position ? [{ id, name, isNameless, position }] : [];
  });
  const [focused, setFocused] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const stop = standing.some(({ id }) => id === focused) ? focused : standing[0]?.id;
  const one = standing.find(({ id }) => selection.length === 1 && id === selection[0]);

  /** A desk that is on its way onto the plan gets the focus there. */
  const arriving = useRef<string | null>(null);
  useEffect(() => {
    const desk = arriving.current && windowRef.current?.querySelector(`[data-desk="${CSS.escape(arriving.current)}"]`);
    if (!desk) return;
    arriving.current = null;
    desk.querySelector("button")?.focus();
  });

  useImperativeHandle(handle, () => ({
    change: (step, marksNew = false) => {
      const next = step(value);
      const coming = Object.keys(next).filter((id) => !value[id]);
      arriving.current = desks.find(({ id }) => coming.includes(id))?.id ?? coming[0] ?? null;
      editor.change(next);
      if (marksNew) editor.select(coming);
    },
  }));

  const place = (id: string) => {
    const free = { ...deskSize, ...freePlace(value, deskSize, view.middle(), plan), rotation: 0 };
    editor.change(nudged({ ...value, [id]: free }, [id], { x: 0, y: 0 }, plan));
    editor.select([id]);
    arriving.current = id;
  };
  const { dragged, handlersOf } = useTrayDrag({
    windowRef,
    editor,
    size: deskSize,
    pointAt: view.pointAt,
    onPlaced: (id) => {
      editor.select([id]);
      arriving.current = id;
    },
  });
  const takeOff = () => {
    editor.change(Object.fromEntries(Object.entries(value).filter(([id]) => !selection.includes(id))));
    editor.select([]);
  };
  const turn = (degrees: number) =>
    editor.change({
      ...value,
      ...Object.fromEntries(
        selection.flatMap((id): [string, DeskPosition][] => {
          const position = value[id];
          return position ? [[id, { ...position, rotation: asRotation(position.rotation + degrees) }]] : [];
        }),
      ),
    });
  const nudge = (event: KeyboardEvent, name: string, id: string) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    const step = (isSnapping ? grid : 1) * (event.shiftKey ? LEAP : 1);
    const next = nudged(value, selection, { x: arrow.x * step, y: arrow.y * step }, plan);
    const now = next[id];
    editor.change(next);
    if (now) setSaid(words.moved(name, Math.round(now.x), Math.round(now.y)));
  };

  const onDeskKey = (event: KeyboardEvent, index: number) => {
    const desk = standing[index];
    if (!desk || event.ctrlKey || event.metaKey || event.altKey) return;
    const isMarked = selection.includes(desk.id);
    if (event.key === "Enter" || event.key === " ") {
      if (event.shiftKey) editor.toggle(desk.id);
      else editor.select(isMarked && selection.length === 1 ? [] : [desk.id]);
    } else if (event.key === "Escape" && selection.length > 0) editor.select([]);
    else if ((event.key === "Delete" || event.key === "Backspace") && isMarked) takeOff();
    else if (isMarked && event.key in ARROWS) nudge(event, desk.name, desk.id);
    else {
      const boxes = standing.map(({ position }) => {
        const { left, top, right, bottom } = boundsOf(position);
        return { left, top, width: right - left, height: bottom - top };
      });
      const to = nearestDesk(event.key, boxes, index);
      if (to === null) return;
      windowRef.current?.querySelectorAll<HTMLElement>("[data-slot=plan-desk]")[to]?.focus();
    }
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === "a") editor.select(standing.map(({ id }) => id));
    else if (key === "y" || (key === "z" && event.shiftKey)) editor.redo();
    else if (key === "z") editor.undo();
    else return;
    event.preventDefault();
  };

  const onPress = (event: PointerEvent, id: string) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const isMarked = selection.includes(id);
    if (event.shiftKey) return editor.toggle(id);
    if (!isMarked) editor.select([id]);
    windowRef.current?.setPointerCapture(event.pointerId);
    editor.begin({ kind: "move", from: view.pointAt(event.clientX, event.clientY), ids: isMarked ? selection : [id] });
  };
  const onGround = (event: PointerEvent) => {
    // A finger on the ground scrolls.
    if (event.button !== 0 || event.pointerType === "touch") return;
    windowRef.current?.setPointerCapture(event.pointerId);
    const from = view.pointAt(event.clientX, event.clientY);
    editor.begin({ kind: "marquee", from, kept: event.shiftKey ? selection : [] });
  };

  return (
    <section
      aria-label={words.editor}
      {...rest}
      data-slot="floor-plan-editor"
      className={cx("ui-plan ui-plan-editor", className)}
      style={{ ...style, ...(height !== undefined && { "--ui-plan-height": height }) }}
    >
      <EditorTools
        labels={words}
        count={selection.length}
        canUndo={editor.canUndo}
        canRedo={editor.canRedo}
        isSnapping={isSnapping}
        actions={{
          undo: editor.undo,
          redo: editor.redo,
          align: (to) => editor.change(aligned(value, selection, to)),
          distribute: (along) => editor.change(distributed(value, selection, along)),
          turn,
          takeOff,
          setSnapping,
        }}
      />
      <div className="ui-plan-editor__body">
        <PlanWindow
          plan={plan}
          view={view}
          labels={words}
          windowRef={windowRef}
          label={standing.length > 0 ? undefined : words.editor}
          data-gesture={editor.gesture?.kind}
          data-snapping={isSnapping || undefined}
          onKeyDown={onKeyDown}
          onPointerDown={onGround}
          onPointerMove={(event) => editor.follow(view.pointAt(event.clientX, event.clientY))}
          onPointerUp={editor.end}
          onPointerCancel={editor.cancel}
        >
          <span
            aria-hidden="true"
            className="ui-plan-editor__grid"
            style={{ backgroundSize: `${grid * view.scale * 5}px ${grid * view.scale * 5}px` }}
          />
          <ul aria-label={words.editor} className="ui-plan__desks">
            {standing.map(({ id, name, isNameless, position }, index) => (
              <EditorDesk
                key={id}
                id={id}
                name={name}
                isNameless={isNameless}
                said={words.at(
                  `${words.desk} ${name}`,
                  Math.round(position.x),
                  Math.round(position.y),
                  position.rotation,
                )}
                position={position}
                scale={view.scale}
                isMarked={selection.includes(id)}
                isAlone={one?.id === id}
                isReachable={id === stop}
                describedBy={hintId}
                onFocus={() => setFocused(id)}
                onKeyDown={(event) => onDeskKey(event, index)}
                onPress={(event) => onPress(event, id)}
                onHandle={(event, handle) => {
                  event.stopPropagation();
                  windowRef.current?.setPointerCapture(event.pointerId);
                  const from = view.pointAt(event.clientX, event.clientY);
                  editor.begin(handle === "turn" ? { kind: "turn", id } : { kind: "resize", from, id, handle });
                }}
              />
            ))}
          </ul>
          <svg className="ui-plan-editor__guides" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
            {editor.shown?.guides.map(({ axis, at, from, to }) => (
              <line
                key={axis}
                {...(axis === "x" ? { x1: at, x2: at, y1: from, y2: to } : { x1: from, x2: to, y1: at, y2: at })}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {editor.shown?.marquee && (
              <rect
                x={editor.shown.marquee.left}
                y={editor.shown.marquee.top}
                width={editor.shown.marquee.right - editor.shown.marquee.left}
                height={editor.shown.marquee.bottom - editor.shown.marquee.top}
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
        </PlanWindow>
        <EditorSide
          labels={words}
          one={one ?? null}
          count={selection.length}
          onPosition={(position) => one && editor.change({ ...value, [one.id]: position })}
          tray={desks.filter(({ id }) => !value[id])}
          onPlace={place}
          dragged={dragged?.id}
          handlersOf={handlersOf}
        />
      </div>
      {dragged && !dragged.isOverPlan && (
        <TrayGhost at={dragged}>{desks.find(({ id }) => id === dragged.id)?.name}</TrayGhost>
      )}
      <span id={hintId} hidden>
        {words.keys}
      </span>
      <output aria-live="polite" className="ui-visually-hidden">
        {said}
      </output>
    </section>
  );
};
