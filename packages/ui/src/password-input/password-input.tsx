"use client";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
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
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      data-slot="password-input"
      type={shown ? "text" : "password"}
      trailing={
        <IconButton label={shown ? hideLabel : showLabel} size="sm" onClick={() => setShown(!shown)}>
          <Icon strokeWidth={1.5} />
        </IconButton>
      }
    />
  );
};
