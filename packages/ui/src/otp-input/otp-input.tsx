"use client";
import { cx } from "class-variance-authority";
import { OTPInput, REGEXP_ONLY_DIGITS } from "input-otp";
import type { ComponentProps } from "react";
import { useFieldControl } from "../field";
import "./otp-input.css";

export interface OtpInputProps
  extends Omit<
    ComponentProps<"input">,
    "type" | "value" | "defaultValue" | "onChange" | "maxLength" | "pattern" | "size" | "children"
  > {
  value: string;
  onValueChange: (value: string) => void;
  /** Digits, default 6. */
  length?: number;
  /** The last digit was typed or pasted. */
  onComplete?: (value: string) => void;
}

/**
 * A mailed code, a box a digit. Pasting and the system's own fill-in work.
 *
 * @example <Field label="Code"><OtpInput value={code} onValueChange={setCode} onComplete={send} autoFocus /></Field>
 */
export const OtpInput = ({ value, onValueChange, length = 6, onComplete, className, ...rest }: OtpInputProps) => {
  const control = useFieldControl(rest);
  return (
    <OTPInput
      {...control}
      data-slot="otp-input"
      value={value}
      onChange={onValueChange}
      onComplete={(code: string) => onComplete?.(code)}
      maxLength={length}
      pattern={REGEXP_ONLY_DIGITS}
      pasteTransformer={(text) => text.replaceAll(/\D/g, "")}
      inputMode="numeric"
      autoComplete="one-time-code"
      containerClassName={cx("ui-otp", className)}
      render={({ slots }) => (
        <div className="ui-otp__boxes" aria-hidden="true">
          {slots.map(({ char, isActive, hasFakeCaret }, place) => (
            // The boxes never move: their place is what they are.
            <div key={boxKey(place)} className="ui-otp__box" data-state={isActive ? "active" : undefined}>
              {char}
              {hasFakeCaret && <span className="ui-otp__caret" />}
            </div>
          ))}
        </div>
      )}
    />
  );
};

const boxKey = (place: number) => `box-${place}`;
