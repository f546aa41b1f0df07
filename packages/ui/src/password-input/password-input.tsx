"use client";
import { ArrowBigUpDash, Eye, EyeOff } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import { IconButton } from "../icon-button";
import { TextInput, type TextInputProps } from "../text-input";
import "./password-input.css";

export interface PasswordInputProps extends Omit<TextInputProps, "type" | "trailing"> {
  /** Accessible name of the button while the characters are hidden. */
  showLabel?: string;
  hideLabel?: string;
  /** Said under the field while Caps Lock is on. */
  capsLockLabel?: string;
}

/**
 * A password, hidden until asked for. The characters hide again when the form is sent; that Caps Lock is on is said
 * while the field has the focus, as nobody sees it from the characters.
 *
 * @example <Field label="Password"><PasswordInput autoComplete="current-password" /></Field>
 */
export const PasswordInput = ({
  showLabel = "Show characters",
  hideLabel = "Hide characters",
  capsLockLabel = "Caps Lock is on.",
  ...rest
}: PasswordInputProps) => {
  const noteId = useId();
  const [shown, setShown] = useState(false);
  const [isCapital, setCapital] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    setShown(!shown);
    // A text field that is sent would be remembered and offered again as ordinary text.
    if (!shown) event.currentTarget.form?.addEventListener("submit", () => setShown(false), { once: true });
  };
  // A browser tells the lock's state with a key or a press only. Autofill sends key events that have no modifiers.
  const look = ({ nativeEvent }: KeyboardEvent | MouseEvent) => {
    if ("getModifierState" in nativeEvent) setCapital(nativeEvent.getModifierState("CapsLock"));
  };
  return (
    <>
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        data-slot="password-input"
        {...rest}
        type={shown ? "text" : "password"}
        aria-describedby={[isCapital && noteId, rest["aria-describedby"]].filter(Boolean).join(" ") || undefined}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          look(event);
        }}
        // Switching it off is told by the key's release alone.
        onKeyUp={(event) => {
          rest.onKeyUp?.(event);
          look(event);
        }}
        onMouseDown={(event) => {
          rest.onMouseDown?.(event);
          look(event);
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          setCapital(false);
        }}
        trailing={
          <IconButton label={shown ? hideLabel : showLabel} size="sm" disabled={rest.disabled} onClick={toggle}>
            <Icon strokeWidth={1.5} />
          </IconButton>
        }
      />
      <output id={noteId} className="ui-password-input__caps">
        {isCapital && (
          <>
            <ArrowBigUpDash strokeWidth={1.5} aria-hidden="true" />
            {capsLockLabel}
          </>
        )}
      </output>
    </>
  );
};
