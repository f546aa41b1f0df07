"use client";
import { Check } from "lucide-react";
import { Direction } from "radix-ui";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { nextDesk } from "../desk-grid/next-desk";
import type { FieldControl } from "../field";
import "./time-slot-picker.css";

export interface TimeSlot {
  /** Instant at which it starts; it names the slot. */
  startAt: string;
  /** The time as people there write it: "10:00". */
  label: string;
  available: boolean;
  /** A word under the time: a price, "2 left", why it is not available. */
  hint?: ReactNode;
}

export interface SlotGridProps {
  slots: readonly TimeSlot[];
  /** A radio group chooses one as the focus moves, a list box a run of several. */
  role: "radiogroup" | "listbox";
  /** Name, description and state of the whole. */
  group: FieldControl;
  isSelected: (index: number) => boolean;
  disabled: boolean;
  onPress: (index: number) => void;
  /** An arrow key led to this slot; with Shift it may extend the choice. */
  onMove: (index: number, from: number, extend: boolean) => void;
}

/** The slots themselves: one Tab stop, arrows as the eye moves, unavailable ones passed over. */
export const SlotGrid = ({ slots, role, group, isSelected, disabled, onPress, onMove }: SlotGridProps) => {
  const direction = Direction.useDirection();
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const isFree = (index: number) => !disabled && slots[index]?.available === true;
  const kept = slots.findIndex(({ startAt }, index) => startAt === focused && isFree(index));
  const chosen = slots.findIndex((_, index) => isSelected(index) && isFree(index));
  const stop = [kept, chosen].find((index) => index >= 0) ?? slots.findIndex((_, index) => isFree(index));

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const free = Array.from(list.current?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? []);
    const boxes = free.map((slot) => slot.getBoundingClientRect());
    const to = nextDesk(event.key, boxes, free.indexOf(event.currentTarget), direction);
    if (to === null) return;
    event.preventDefault();
    const target = free[to];
    target?.focus();
    if (target) onMove(Number(target.dataset.index), Number(event.currentTarget.dataset.index), event.shiftKey);
  };

  return (
    <div
      {...group}
      ref={list}
      role={role}
      {...(role === "listbox" && { "aria-multiselectable": true })}
      aria-disabled={disabled || undefined}
      className="ui-slots__grid"
    >
      {slots.map(({ startAt, label, available, hint }, index) => {
        const selected = isSelected(index);
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: which of the two it takes follows from its role
          <button
            key={startAt}
            type="button"
            role={role === "radiogroup" ? "radio" : "option"}
            aria-checked={role === "radiogroup" ? selected : undefined}
            aria-selected={role === "listbox" ? selected : undefined}
            disabled={!isFree(index)}
            tabIndex={index === stop ? 0 : -1}
            data-slot="time-slot"
            data-index={index}
            data-state={selected ? "selected" : available ? "available" : "unavailable"}
            className="ui-slots__slot"
            onClick={() => onPress(index)}
            onFocus={() => setFocused(startAt)}
            onKeyDown={move}
          >
            <span className="ui-slots__label">
              {selected && <Check strokeWidth={2} aria-hidden="true" />}
              {label}
            </span>
            {hint && <span className="ui-slots__hint">{hint}</span>}
          </button>
        );
      })}
    </div>
  );
};
