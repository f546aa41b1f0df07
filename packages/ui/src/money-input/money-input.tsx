"use client";
import { useState } from "react";
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
  ...rest
}: MoneyInputProps) => {
  /** Null while the field is not being edited. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      leading={<span aria-hidden="true">{symbolOf(currency, locale)}</span>}
      value={typed ?? showAmount(value, currency, locale)}
      onFocus={(event) => {
        rest.onFocus?.(event);
        event.target.select();
      }}
      onChange={(event) => {
        setTyped(event.target.value);
        onValueChange(parseAmount(event.target.value, currency));
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        setTyped(null);
      }}
    />
  );
};
