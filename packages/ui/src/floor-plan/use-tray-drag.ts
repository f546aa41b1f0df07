"use client";
import { type HTMLAttributes, type RefObject, useRef, useState } from "react";
import type { Point } from "./position";
import type { Editor } from "./use-editor";

/** px that a pointer travels before its press is a drag. */
const THRESHOLD = 4;

interface TrayDragOptions {
  windowRef: RefObject<HTMLElement | null>;
  editor: Editor;
  /** Of a desk that is put on the plan, in the plan's units. */
  size: { w: number; h: number };
  /** The place on the plan under a place of the screen. */
  pointAt: (clientX: number, clientY: number) => Point;
  onPlaced: (id: string) => void;
}

export interface TrayDrag {
  /** What is on its way and where the pointer is on the screen; over the plan the desk itself is shown there. */
  dragged: { id: string; x: number; y: number; isOverPlan: boolean } | null;
  /** For the button of a desk in the tray; a press that is no drag stays a press. */
  handlersOf: (id: string) => HTMLAttributes<HTMLElement>;
}

/** Drags a desk out of the tray, by mouse, pen or finger; let go over the plan it stands there, elsewhere it stays. */
export const useTrayDrag = ({ windowRef, editor, size, pointAt, onPlaced }: TrayDragOptions): TrayDrag => {
  const [dragged, setDragged] = useState<TrayDrag["dragged"]>(null);
  const pressed = useRef<{ id: string; x: number; y: number } | null>(null);
  const wasDragged = useRef(false);

  const isOver = (x: number, y: number) => {
    const box = windowRef.current?.getBoundingClientRect();
    return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  };
  const stop = () => {
    pressed.current = null;
    setDragged(null);
    editor.cancel();
  };

  const handlersOf = (id: string): HTMLAttributes<HTMLElement> => ({
    onPointerDown: (event) => {
      wasDragged.current = false;
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = { id, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX: x, clientY: y }) => {
      const start = pressed.current;
      if (!start || (!dragged && Math.hypot(x - start.x, y - start.y) < THRESHOLD)) return;
      wasDragged.current = true;
      const isOverPlan = isOver(x, y);
      if (!dragged) editor.begin({ kind: "place", id, size });
      else if (isOverPlan) editor.follow(pointAt(x, y));
      else editor.leave();
      setDragged({ id, x, y, isOverPlan });
    },
    onPointerUp: () => {
      if (dragged?.isOverPlan && editor.shown) {
        editor.end();
        onPlaced(id);
      }
      stop();
    },
    onPointerCancel: stop,
    onKeyDown: (event) => {
      if (event.key === "Escape" && dragged) stop();
    },
    // The button caught the pointer, so letting go presses it.
    onClickCapture: (event) => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.stopPropagation();
    },
  });
  return { dragged, handlersOf };
};
