"use client";
import { useState } from "react";
import { type Gesture, type GestureOptions, type GestureResult, gestureAt } from "./gesture";
import { type History, NO_HISTORY, redone, stepped, undone } from "./history";
import type { DeskPosition, DeskPositions, Point } from "./position";

/** Of the plan's units; finer is no one's intention. */
const tidied = (position: DeskPosition): DeskPosition => {
  const round = (value: number) => Math.round(value * 10) / 10;
  const { x, y, w, h, rotation } = position;
  return { x: round(x), y: round(y), w: round(w), h: round(h), rotation: Math.round(rotation) % 360 };
};
const tidy = (positions: DeskPositions): DeskPositions =>
  Object.fromEntries(Object.entries(positions).map(([id, position]) => [id, tidied(position)]));

export interface Editor {
  /** As they are shown: with what the pointer is doing. */
  positions: DeskPositions;
  selection: readonly string[];
  select: (ids: readonly string[]) => void;
  /** Marks it too, or no longer. */
  toggle: (id: string) => void;
  /** One step that can be taken back. */
  change: (next: DeskPositions) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  gesture: Gesture | null;
  begin: (gesture: Gesture) => void;
  follow: (at: Point) => void;
  /** The pointer is off the plan: nothing is shown until it is back. */
  leave: () => void;
  end: () => void;
  cancel: () => void;
  /** What the gesture shows: guides, the marquee. */
  shown: GestureResult | null;
}

/** What is marked, what the pointer is doing, and the steps that can be taken back. */
export const useEditor = (
  value: DeskPositions,
  onChange: (next: DeskPositions) => void,
  options: GestureOptions,
): Editor => {
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [history, setHistory] = useState<History<DeskPositions>>(NO_HISTORY);
  const [gesture, setGesture] = useState<Gesture | null>(null);
  const [shown, setShown] = useState<GestureResult | null>(null);
  const selection = marked.filter((id) => value[id]);

  const change = (next: DeskPositions) => {
    setHistory((known) => stepped(known, value));
    onChange(tidy(next));
  };
  const travel = (step: [DeskPositions, History<DeskPositions>] | null) => {
    if (!step) return;
    setHistory(step[1]);
    onChange(step[0]);
  };
  const cancel = () => {
    setGesture(null);
    setShown(null);
  };
  return {
    positions: shown?.positions ?? value,
    selection: shown?.selection ?? selection,
    select: setMarked,
    toggle: (id) => setMarked(selection.includes(id) ? selection.filter((each) => each !== id) : [...selection, id]),
    change,
    undo: () => travel(undone(history, value)),
    redo: () => travel(redone(history, value)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    gesture,
    shown,
    begin: (next) => {
      setGesture(next);
      setShown(null);
    },
    follow: (at) => gesture && setShown(gestureAt(gesture, value, at, options)),
    leave: () => setShown(null),
    end: () => {
      if (shown?.selection) setMarked(shown.selection);
      else if (shown && shown.positions !== value) change(shown.positions);
      // A press on the ground that was no marquee marks nothing.
      else if (gesture?.kind === "marquee") setMarked(gesture.kept);
      cancel();
    },
    cancel,
  };
};
