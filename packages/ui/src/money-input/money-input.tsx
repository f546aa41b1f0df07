"use client";
import { useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { TextInput, type TextInputProps } from "../text-input";
import { parseAmount, showAmount, symbolOf } from "./minor-units";

export interface MoneyInputProps
  extends Omit<TextInputProps, "type" | "value" | "defaultValue" | "onChange" | "leading"> {
  /** In the currency's minor unit (paise, cents); null while nothing valid is typed. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** ISO 4217 code. */
  currency: string;
  /** How it is grouped; by default as the currency's readers expect. */
  locale?: string;
}

/**
 * An amount of money. It is grouped once the field is left.
 *
 * @example <Field label="Price"><MoneyInput currency="INR" value={amount} onValueChange={setAmount} /></Field>
 */
export const MoneyInput = ({
  value,
  onValueChange,
  currency,
  locale = currency === "INR" ? "en-IN" : "en",
  ref,
  ...rest
}: MoneyInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  /** Null while the field is not being edited. */
  const [typed, setTyped] = useState<string | null>(null);
  const isEdited = typed !== null;
  // The parent's word stands: what it changed or refused meanwhile replaces what was typed.
  const isCurrent = isEdited && parseAmount(typed, currency, locale) === value;
  useLayoutEffect(() => {
    if (isEdited) input.current?.select();
  }, [isEdited]);

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      data-slot="money-input"
      {...rest}
      ref={input}
      leading={<span aria-hidden="true">{symbolOf(currency, locale)}</span>}
      value={isCurrent ? typed : showAmount(value, currency, locale)}
      onFocus={(event) => {
        rest.onFocus?.(event);
        // Ungrouped while it is edited: "5,000" less its last digit would read as five.
        if (!rest.readOnly) setTyped(showAmount(value, currency, locale, false));
      }}
      onChange={(event) => {
        setTyped(event.target.value);
        onValueChange(parseAmount(event.target.value, currency, locale));
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        setTyped(null);
      }}
    />
  );
};
