import {
  type DeskPositions,
  FloorPlanEditor,
  type FloorPlanEditorHandle,
  roomSize,
  WORKSHOP,
  zoneAreas,
} from "@carrel/ui/floor-plan";
import { useMemo, useRef, useState } from "react";
import { AddToRoom } from "./add-to-room";
import type { Placed } from "./plan-state";
import { bounded, positionsOf } from "./room-plan";

interface PlanEditorProps {
  word: "seat" | "desk";
  things: readonly Placed[];
  onChange: (things: Placed[]) => void;
}

/**
 * The room as it is drawn. What stands in it never changes but in its place: what gets another name or zone comes anew, with an
 * id of its own, so that every step is one of places and can be taken back.
 */
export function PlanEditor({ word, things, onChange }: PlanEditorProps) {
  const handle = useRef<FloorPlanEditorHandle>(null);
  const [known, setKnown] = useState<readonly Placed[]>(things);
  const positions = useMemo(() => positionsOf(things), [things]);
  const plan = useMemo(
    () => ({ ...roomSize(positions, WORKSHOP), areas: zoneAreas(things.filter(({ kind }) => kind === "s")) }),
    [positions, things],
  );
  /** All that has ever stood here: a step taken back needs it again. */
  const everything = useRef(new Map(things.map((thing) => [thing.id, thing])));

  const shown = things.map(({ id, name, kind }) => ({ id, name, isNameless: kind === "w" || kind === "d" }));

  const follow = (next: DeskPositions) =>
    onChange(
      Object.entries(next).flatMap(([id, position]) => {
        const thing = everything.current.get(id);
        return thing ? [{ ...thing, position: bounded(position) }] : [];
      }),
    );
  const bring = (coming: readonly Placed[], leaving: ReadonlySet<string> = new Set()) => {
    for (const thing of coming) everything.current.set(thing.id, thing);
    setKnown([...everything.current.values()]);
    handle.current?.change(
      (now) => ({
        ...Object.fromEntries(Object.entries(now).filter(([id]) => !leaving.has(id))),
        ...positionsOf(coming),
      }),
      true,
    );
  };

  return (
    <div className="flex flex-col gap-6">
      <AddToRoom word={word} things={things} known={known} bring={bring} />
      <FloorPlanEditor
        handle={handle}
        className="free-plan"
        plan={plan}
        desks={shown}
        value={positions}
        onChange={follow}
        labels={{
          editor: "The room",
          desk: "",
          takeOff: "Take out of the room",
          tray: "To add",
          trayEmpty: "Rows, tables, walls and doors are added above.",
          none: "Press one to move it, Shift marks several, or draw a box around them.",
          at: (name, x, y, rotation) =>
            `${name.trim()}, at ${x}, ${y}${rotation ? `, turned by ${rotation} degrees` : ""}`,
        }}
      />
    </div>
  );
}
