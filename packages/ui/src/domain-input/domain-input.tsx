"use client";
import { CircleAlert, Globe } from "lucide-react";
import { useId, useState } from "react";
import { useFieldControl } from "../field";
import { TextInput, type TextInputProps } from "../text-input";
import { type DomainInputLabels, LABELS } from "./labels";
import { toHostName, validateDomain } from "./validate-domain";
import "../field/field.css";
import "./domain-input.css";

export interface DomainInputProps
  extends Omit<TextInputProps, "type" | "value" | "defaultValue" | "onChange" | "leading"> {
  /** As it is typed, in lower case; `validateDomain` tells whether it is a name. */
  value: string;
  onValueChange: (value: string) => void;
  labels?: { ascii?: DomainInputLabels["ascii"]; problems?: Partial<DomainInputLabels["problems"]> };
}

/**
 * A host name. A pasted address loses its scheme and path; what is wrong is said once the field is left.
 *
 * @example <Field label="Domain"><DomainInput value={domain} onValueChange={setDomain} /></Field>
 */
export const DomainInput = ({ value, onValueChange, labels, ...rest }: DomainInputProps) => {
  const noteId = useId();
  const field = useFieldControl(rest);
  const [isLeft, setLeft] = useState(value !== "");
  const problems = { ...LABELS.problems, ...labels?.problems };
  const { ascii, problem } = validateDomain(value);
  // A Field's own error says it already.
  const isWrong = isLeft && problem !== null && problem !== "empty" && !field["aria-invalid"];
  const note = isWrong
    ? problems[problem]
    : ascii !== null && ascii !== value
      ? (labels?.ascii ?? LABELS.ascii)(ascii)
      : null;
  return (
    <>
      <TextInput
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        placeholder="desks.example.org"
        data-slot="domain-input"
        {...rest}
        aria-describedby={[note && noteId, rest["aria-describedby"]].filter(Boolean).join(" ") || undefined}
        aria-invalid={isWrong || rest["aria-invalid"]}
        leading={<Globe strokeWidth={1.5} aria-hidden="true" />}
        value={value}
        onChange={(event) => {
          const { nativeEvent } = event;
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          onValueChange(isComposing ? event.target.value : event.target.value.toLowerCase());
        }}
        onPaste={(event) => {
          rest.onPaste?.(event);
          const text = event.clipboardData.getData("text");
          const host = toHostName(text);
          if (event.defaultPrevented || rest.readOnly || host === text || host === "") return;
          event.preventDefault();
          const { selectionStart, selectionEnd } = event.currentTarget;
          onValueChange(value.slice(0, selectionStart ?? 0) + host + value.slice(selectionEnd ?? value.length));
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          setLeft(true);
          if (value !== value.trim()) onValueChange(value.trim());
        }}
      />
      <output
        id={noteId}
        data-state={isWrong ? "invalid" : undefined}
        className={isWrong ? "ui-field__error" : "ui-domain-input__note"}
      >
        {isWrong && <CircleAlert strokeWidth={1.5} aria-hidden="true" />}
        {note && <span>{note}</span>}
      </output>
    </>
  );
};
