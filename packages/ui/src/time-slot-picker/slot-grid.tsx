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
  /** A word under the time: a price, "2 left". */
  hint?: ReactNode;
  /** Why it is not available: "Taken". With it, the keyboard can reach the slot and read that. */
  reason?: string;
}

/** How a slot is drawn and said; by default as one that is chosen or not. */
export interface SlotLook {
  isSelected: boolean;
  /** Its place in a run. */
  part?: "only" | "start" | "within" | "end";
  /** In place of the hint. */
  mark?: ReactNode;
  /** For screen readers alone, after the rest. */
  said?: string;
}

export interface SlotGridProps {
  slots: readonly TimeSlot[];
  /** A radio group chooses one as the focus moves; the buttons of a toolbar choose a run of several. */
  role: "radiogroup" | "toolbar";
  /** Name, description and state of the whole. */
  group: FieldControl & { "aria-label"?: string | undefined; "aria-labelledby"?: string | undefined };
  lookOf: (index: number) => SlotLook;
  disabled: boolean;
  onPress: (index: number) => void;
  /** An arrow key led to this slot; with Shift it may extend the choice. */
  onMove: (index: number, from: number, extend: boolean) => void;
  unavailableLabel: string;
}

/** What a toolbar may carry: neither "invalid" nor "required" is defined for it; its description says both. */
const plainToolbar = ({ id, ...given }: SlotGridProps["group"]) => ({
  id,
  "aria-label": given["aria-label"],
  "aria-labelledby": given["aria-labelledby"],
  "aria-describedby": given["aria-describedby"],
});

/** The slots themselves: one Tab stop, arrows as the eye moves; past the unavailable ones, unless they say why. */
export const SlotGrid = (props: SlotGridProps) => {
  const { slots, role, group, lookOf, disabled, onPress, onMove, unavailableLabel } = props;
  const direction = Direction.useDirection();
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const isFree = (index: number) => !disabled && slots[index]?.available === true;
  const isReached = (index: number) => isFree(index) || (!disabled && Boolean(slots[index]?.reason));
  const kept = slots.findIndex(({ startAt }, index) => startAt === focused && isReached(index));
  const chosen = slots.findIndex((_, index) => lookOf(index).isSelected && isFree(index));
  const firstFree = slots.findIndex((_, index) => isFree(index));
  const stop = [kept, chosen, firstFree].find((index) => index >= 0) ?? slots.findIndex((_, index) => isReached(index));

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const reached = Array.from(list.current?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? []);
    const boxes = reached.map((slot) => slot.getBoundingClientRect());
    const to = nextDesk(event.key, boxes, reached.indexOf(event.currentTarget), direction);
    if (to === null) return;
    event.preventDefault();
    const target = reached[to];
    target?.focus();
    const index = Number(target?.dataset.index);
    if (target && isFree(index)) onMove(index, Number(event.currentTarget.dataset.index), event.shiftKey);
  };

  return (
    <div
      {...(role === "toolbar" ? plainToolbar(group) : group)}
      ref={list}
      role={role}
      aria-disabled={disabled || undefined}
      data-invalid={group["aria-invalid"] ? true : undefined}
      className="ui-slots__grid"
    >
      {slots.map(({ startAt, label, available, hint, reason }, index) => {
        const { isSelected, part, mark, said } = lookOf(index);
        const words = mark ?? hint ?? (available ? undefined : reason);
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: which of the two it takes follows from its role
          <button
            key={startAt}
            type="button"
            role={role === "radiogroup" ? "radio" : undefined}
            aria-checked={role === "radiogroup" ? isSelected : undefined}
            aria-pressed={role === "toolbar" ? isSelected : undefined}
            disabled={!isReached(index)}
            // Not `disabled`: the keyboard has to reach it to read why.
            aria-disabled={isReached(index) && !isFree(index) ? true : undefined}
            tabIndex={index === stop ? 0 : -1}
            data-slot="time-slot"
            data-index={index}
            data-part={part}
            data-state={isSelected ? "selected" : available ? "available" : "unavailable"}
            className="ui-slots__slot"
            onClick={() => isFree(index) && onPress(index)}
            onFocus={() => setFocused(startAt)}
            onKeyDown={move}
          >
            <span className="ui-slots__label">
              {isSelected && part === undefined && <Check strokeWidth={2} aria-hidden="true" />}
              {label}
            </span>{" "}
            {words && <span className="ui-slots__hint">{words}</span>}{" "}
            {said && <span className="ui-visually-hidden">, {said}</span>}
            {!available && reason && <span className="ui-visually-hidden">, {unavailableLabel}</span>}
          </button>
        );
      })}
    </div>
  );
};
