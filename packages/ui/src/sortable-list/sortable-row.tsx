"use client";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { IconButton } from "../icon-button";
import type { SortableListLabels } from "./labels";
import "./sortable-list.css";

export interface SortableRowProps {
  id: string;
  name: string;
  index: number;
  count: number;
  disabled: boolean;
  render: (dragging: boolean) => ReactNode;
  /** By one place; the button keeps the focus. */
  onMove: (by: -1 | 1, button: HTMLElement) => void;
  words: SortableListLabels;
}

/** One row that can be moved: by its handle, or by its two buttons. */
export const SortableRow = ({ id, name, index, count, disabled, render, onMove, words }: SortableRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled,
  });
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const to = index + by;
    if (to >= 0 && to < count) onMove(by, event.currentTarget);
  };
  return (
    <li
      ref={setNodeRef}
      data-slot="sortable-item"
      data-state={isDragging ? "dragging" : "resting"}
      className="ui-sortable-list__item"
      style={{ transform: CSS.Translate.toString(transform), "--_transition": transition } as CSSProperties}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        disabled={disabled}
        aria-label={words.handle(name)}
        aria-describedby={attributes["aria-describedby"]}
        className="ui-sortable-list__handle"
        {...listeners}
      >
        <GripVertical strokeWidth={1.5} aria-hidden="true" />
      </button>
      <div className="ui-sortable-list__content">{render(isDragging)}</div>
      <div className="ui-sortable-list__buttons">
        <IconButton
          size="sm"
          label={words.up(name)}
          disabled={disabled}
          aria-disabled={index === 0 || undefined}
          onClick={move(-1)}
        >
          <ArrowUp strokeWidth={1.5} />
        </IconButton>
        <IconButton
          size="sm"
          label={words.down(name)}
          disabled={disabled}
          aria-disabled={index === count - 1 || undefined}
          onClick={move(1)}
        >
          <ArrowDown strokeWidth={1.5} />
        </IconButton>
      </div>
    </li>
  );
};
