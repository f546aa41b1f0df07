"use client";
import { useState } from "react";
import type { FieldControl } from "../field";
import { SlotGrid, type SlotLook, type TimeSlot } from "./slot-grid";
import { isInRange, rangeBetween, type SlotRange } from "./slot-range";
import type { SlotWords } from "./slot-words";
import "./time-slot-picker.css";

export interface RunSlot extends TimeSlot {
  endAt: string;
  /** The time at which it ends, as people there write it; by default the label of the slot that follows it. */
  endLabel?: string;
}

export interface SlotRunProps {
  /** A run of slots, from the first one's start to the last one's end. */
  mode: "range";
  slots: readonly RunSlot[];
  value: SlotRange | null;
  /** Null when the only chosen slot is pressed again. */
  onValueChange: (range: SlotRange | null) => void;
}

/** "10:00–12:00", or null where nothing is chosen or the end has no words. */
const wordsOf = (slots: readonly RunSlot[], range: SlotRange | null): string | null => {
  const first = slots.find(({ startAt }) => startAt === range?.startAt);
  const last = slots.find(({ endAt }) => endAt === range?.endAt);
  const end = last?.endLabel ?? slots.find(({ startAt }) => startAt === range?.endAt)?.label;
  return first && end ? `${first.label}–${end}` : null;
};

/** A slot's place in a run. */
const partOf = (slots: readonly RunSlot[], index: number, range: SlotRange): SlotLook["part"] => {
  const isFirst = slots[index]?.startAt === range.startAt;
  const isLast = slots[index]?.endAt === range.endAt;
  if (isFirst) return isLast ? "only" : "start";
  return isLast ? "end" : "within";
};

/** The slots as buttons: two presses, or Shift with an arrow, choose a run. */
export const SlotRun = ({
  slots,
  value,
  onValueChange,
  disabled,
  group,
  words,
}: SlotRunProps & { disabled: boolean; group: FieldControl; words: SlotWords }) => {
  /** `startAt` of the end that stays while the other one is chosen; null once both are. */
  const [anchor, setAnchor] = useState<string | null>(null);
  const anchored = value ? slots.findIndex(({ startAt }) => startAt === anchor) : -1;

  const choose = (range: SlotRange | null, nextAnchor: string | null) => {
    setAnchor(nextAnchor);
    onValueChange(range);
  };
  const press = (index: number) => {
    const alone = rangeBetween(slots, index, index);
    if (!alone) return;
    if (value?.startAt === alone.startAt && value.endAt === alone.endAt) return choose(null, null);
    const run = anchored >= 0 ? rangeBetween(slots, anchored, index) : null;
    if (run) choose(run, null);
    else choose(alone, alone.startAt);
  };
  const extend = (index: number, from: number, withShift: boolean) => {
    const fixed = anchored >= 0 ? anchored : from;
    const run = withShift ? rangeBetween(slots, fixed, index) : null;
    if (run) choose(run, slots[fixed]?.startAt ?? null);
  };
  const untilOf = (index: number) => slots[index]?.endLabel ?? slots[index + 1]?.label;
  const lookOf = (index: number): SlotLook => {
    if (!value || !isInRange(slots, index, value)) return { isSelected: false };
    const part = partOf(slots, index, value);
    const until = untilOf(index);
    if (part === "within") return { isSelected: true, part, said: words.within };
    return { isSelected: true, part, mark: part === "start" || !until ? words.start : words.end(until) };
  };
  const chosen = wordsOf(slots, value);
  return (
    <>
      <SlotGrid
        role="toolbar"
        group={group}
        slots={slots}
        disabled={disabled}
        lookOf={lookOf}
        unavailableLabel={words.unavailable}
        onPress={press}
        onMove={extend}
      />
      <output aria-live="polite" className="ui-slots__chosen">
        {chosen}
        {chosen && anchored >= 0 && value && partOf(slots, anchored, value) === "only" && (
          <span className="ui-slots__pending"> {words.pending}</span>
        )}
      </output>
    </>
  );
};
