"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useFieldControl, useFieldLabel } from "../field";
import { OneSlot, type OneSlotProps } from "./one-slot";
import { SlotRun, type SlotRunProps } from "./slot-run";
import { SLOT_WORDS, type SlotWords } from "./slot-words";
import "./time-slot-picker.css";

interface Frame extends Omit<ComponentProps<"div">, "onChange" | "defaultValue" | "children"> {
  /** What is chosen, above the slots. Inside a Field, the Field's label says it. */
  label?: string;
  /** In place of the slots when there are none: what to do then. */
  emptyText?: ReactNode;
  /** How a run is chosen, in words; shown in range mode. */
  rangeHint?: string;
  words?: Partial<SlotWords>;
  disabled?: boolean;
}

export type TimeSlotPickerProps = Frame & (OneSlotProps | SlotRunProps);

/**
 * The times of a day, to choose one of or, in range mode, a run of. One Tab stop; arrows, Home and End move inside.
 * It has the Field's id, so an error's link leads to it.
 *
 * @example
 * <TimeSlotPicker label="Time" mode="range" slots={slots} value={range} onValueChange={setRange} emptyText="Closed" />
 */
export const TimeSlotPicker = (props: TimeSlotPickerProps) => {
  const {
    label,
    emptyText = "No times on this day.",
    rangeHint = "Choose the first and the last slot.",
    words,
    disabled = false,
    className,
    // Told apart by `mode` below, from `props`.
    mode,
    slots,
    value: _value,
    onValueChange: _onValueChange,
    "aria-describedby": describedBy,
    "aria-label": ariaLabel,
    ...rest
  } = props;
  const allWords = { ...SLOT_WORDS, ...words };
  const own = useId();
  const fieldLabel = useFieldLabel();
  const labelId = `${own}-label`;
  const hintId = `${own}-hint`;
  const hasHint = mode === "range" && slots.length > 0;
  const control = useFieldControl({
    "aria-describedby": [describedBy, hasHint && hintId].filter(Boolean).join(" ") || undefined,
  });
  const group = { ...control, "aria-labelledby": label ? labelId : fieldLabel, "aria-label": ariaLabel };
  return (
    <div {...rest} data-slot="time-slot-picker" data-mode={mode ?? "single"} className={cx("ui-slots", className)}>
      {label && (
        <span id={labelId} className="ui-slots__title">
          {label}
        </span>
      )}
      {hasHint && (
        <span id={hintId} className="ui-slots__how">
          {rangeHint}
        </span>
      )}
      {slots.length === 0 && <p className="ui-slots__empty">{emptyText}</p>}
      {slots.length > 0 &&
        (props.mode === "range" ? (
          <SlotRun
            mode="range"
            slots={props.slots}
            value={props.value}
            onValueChange={props.onValueChange}
            disabled={disabled}
            group={group}
            words={allWords}
          />
        ) : (
          <OneSlot
            slots={props.slots}
            value={props.value}
            onValueChange={props.onValueChange}
            disabled={disabled}
            group={group}
            words={allWords}
          />
        ))}
    </div>
  );
};
