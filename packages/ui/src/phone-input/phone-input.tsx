"use client";
import { Phone } from "lucide-react";
import { TextInput, type TextInputProps } from "../text-input";

export type PhoneInputProps = Omit<TextInputProps, "type">;

/**
 * A phone number as people write it; the telephone's keypad on a phone.
 *
 * @example <Field label="Phone" optional><PhoneInput autoComplete="tel" {...register("phone")} /></Field>
 */
export const PhoneInput = (props: PhoneInputProps) => (
  <TextInput
    inputMode="tel"
    autoComplete="tel"
    leading={<Phone strokeWidth={1.5} aria-hidden="true" />}
    data-slot="phone-input"
    {...props}
    type="tel"
    dir="ltr"
  />
);
