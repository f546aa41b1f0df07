"use client";
import { Eye, EyeOff } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { IconButton } from "../icon-button";
import { TextInput, type TextInputProps } from "../text-input";

export interface PasswordInputProps extends Omit<TextInputProps, "type" | "trailing"> {
  /** Accessible name of the button while the characters are hidden. */
  showLabel?: string;
  hideLabel?: string;
}

/**
 * A password, hidden until asked for. The characters hide again when the form is sent.
 *
 * @example <Field label="Password"><PasswordInput autoComplete="current-password" /></Field>
 */
export const PasswordInput = ({
  showLabel = "Show characters",
  hideLabel = "Hide characters",
  ...rest
}: PasswordInputProps) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    setShown(!shown);
    // A text field that is sent would be remembered and offered again as ordinary text.
    if (!shown) event.currentTarget.form?.addEventListener("submit", () => setShown(false), { once: true });
  };
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      data-slot="password-input"
      {...rest}
      type={shown ? "text" : "password"}
      trailing={
        <IconButton label={shown ? hideLabel : showLabel} size="sm" disabled={rest.disabled} onClick={toggle}>
          <Icon strokeWidth={1.5} />
        </IconButton>
      }
    />
  );
};
