"use client";
import { cx } from "class-variance-authority";
import { Slider as Parts } from "radix-ui";
import type { ComponentProps, CSSProperties } from "react";
import { useFieldControl, useFieldLabel } from "../field";
import "./slider.css";

export interface SliderMark {
  value: number;
  /** Under the mark; without one it is a dot alone. */
  label?: string;
}

type Root = Omit<
  ComponentProps<typeof Parts.Root>,
  "value" | "defaultValue" | "onValueChange" | "onValueCommit" | "orientation" | "inverted" | "dir" | "children"
>;

export interface SliderProps extends Root {
  /** One number, or the two ends of a range. */
  value: readonly number[];
  onValueChange: (value: number[]) => void;
  /** Told once the thumb is let go, or after each key. */
  onValueCommit?: (value: number[]) => void;
  min: number;
  max: number;
  /** What an arrow key moves by; Page up, Page down and Shift move by ten of it. */
  step?: number;
  marks?: readonly SliderMark[];
  /** A value in words, shown and read: "45 min". */
  format?: (value: number) => string;
  /** Names it where no Field does. */
  label?: string;
  readOnly?: boolean;
  labels?: { from?: string; to?: string };
}

const BETWEEN = " – ";
const plainNumber = (value: number) => new Intl.NumberFormat().format(value);

/**
 * A number, or a range of them, where about right is good enough. Where it must be exact take a NumberInput.
 *
 * @example <Field label="Price an hour"><Slider value={[100, 400]} onValueChange={setPrice} min={0} max={1000} step={50} /></Field>
 */
export const Slider = ({
  value,
  onValueChange,
  onValueCommit,
  min,
  max,
  step = 1,
  marks = [],
  format = plainNumber,
  label,
  readOnly = false,
  labels,
  className,
  ...rest
}: SliderProps) => {
  const fieldLabel = useFieldLabel();
  const {
    id,
    "aria-describedby": described,
    "aria-invalid": invalid,
    "aria-required": _,
    ...root
  } = useFieldControl(rest);
  const isRange = value.length > 1;
  const name = { "aria-label": label, "aria-labelledby": label ? undefined : fieldLabel };
  const ends = [labels?.from ?? "From", labels?.to ?? "To"];
  // The track's own ends need no line.
  const inner = marks.filter((mark) => mark.value > min && mark.value < max);
  const at = (mark: number) => ({ "--_at": (mark - min) / (max - min) }) as CSSProperties;
  return (
    <div
      {...(isRange && { role: "group", ...name })}
      data-slot="slider"
      data-state={root.disabled ? "disabled" : readOnly ? "readonly" : invalid ? "invalid" : undefined}
      className={cx("ui-slider", className)}
    >
      <Parts.Root
        {...root}
        value={[...value]}
        onValueChange={readOnly ? undefined : onValueChange}
        onValueCommit={readOnly ? undefined : onValueCommit}
        min={min}
        max={max}
        step={step}
        className="ui-slider__root"
      >
        <Parts.Track className="ui-slider__track">
          <Parts.Range className="ui-slider__fill" />
        </Parts.Track>
        {inner.map((mark) => (
          <span key={mark.value} aria-hidden="true" style={at(mark.value)} className="ui-slider__dot" />
        ))}
        {value.map((number, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is the first or the second, whatever its value
          <span key={index} style={at(number)} className="ui-slider__place">
            <Parts.Thumb
              id={index === 0 ? id : undefined}
              {...(isRange ? { "aria-label": ends[index] } : name)}
              aria-describedby={described}
              aria-invalid={invalid}
              aria-readonly={readOnly || undefined}
              // Radix knows it in the browser alone.
              aria-valuenow={number}
              aria-valuetext={format(number)}
              className="ui-slider__thumb"
            />
          </span>
        ))}
      </Parts.Root>
      {/* Not a live region: the thumb reads its value itself. */}
      <span aria-hidden="true" className="ui-slider__value">
        <span className="ui-slider__widest">{value.map(() => format(max)).join(BETWEEN)}</span>
        <bdi>{value.map(format).join(BETWEEN)}</bdi>
      </span>
      {marks.some((mark) => mark.label) && (
        <div aria-hidden="true" className="ui-slider__marks">
          {marks.map((mark) => (
            <span
              key={mark.value}
              style={at(mark.value)}
              data-edge={mark.value === min ? "start" : mark.value === max ? "end" : undefined}
              className="ui-slider__mark"
            >
              <bdi>{mark.label}</bdi>
            </span>
          ))}
        </div>
      )}
    </div>
  );
};
