"use client";
import { cx } from "class-variance-authority";
import { Direction } from "radix-ui";
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { ChipList, focusLastChip } from "../chip";
import { useFieldControl } from "../field";
import { addTags, type Refusal, splitTags } from "./add-tags";
import { LABELS, refusalText, type TagInputLabels } from "./labels";
import "../field/control.css";
import "./tag-input.css";

export interface TagInputProps
  extends Omit<ComponentProps<"input">, "size" | "value" | "defaultValue" | "type" | "max"> {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** How many there can be. */
  max?: number;
  size?: "sm" | "md" | "lg";
  labels?: Partial<TagInputLabels>;
}

/**
 * Free words, each a chip. With a `name` each is sent with its form.
 *
 * @example <Field label="Amenities"><TagInput value={words} onValueChange={setWords} max={10} /></Field>
 */
export const TagInput = ({
  value,
  onValueChange,
  max = Number.POSITIVE_INFINITY,
  size = "md",
  labels,
  name,
  className,
  ref,
  ...rest
}: TagInputProps) => {
  const text = { ...LABELS, ...labels };
  const noteId = useId();
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const control = useFieldControl({
    ...rest,
    "aria-describedby": [rest["aria-describedby"], refusal && noteId].filter(Boolean).join(" ") || undefined,
  });
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const earlier = Direction.useDirection() === "rtl" ? "ArrowRight" : "ArrowLeft";
  const isFixed = Boolean(rest.disabled || rest.readOnly);

  const add = (words: readonly string[]) => {
    const added = addTags(value, words, max);
    setRefusal(added.refusal);
    // A single refused word stays, to be changed.
    setTyped(added.refusal && words.length === 1 ? added.refusal.tag : "");
    if (added.tags.length > value.length) onValueChange(added.tags);
  };
  const remove = (removed: string) => {
    setRefusal(null);
    onValueChange(value.filter((tag) => tag !== removed));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    // While characters are being composed (Japanese, Chinese), Enter belongs to their list.
    if (event.defaultPrevented || event.nativeEvent.isComposing || isFixed) return;
    const last = value.at(-1);
    const isAtStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    // With nothing typed, Enter sends the form as in any other field.
    if ((event.key === "Enter" && typed.trim() !== "") || event.key === ",") add(splitTags(typed));
    else if (event.key === "Backspace" && typed === "" && last !== undefined) remove(last);
    else if (event.key === earlier && isAtStart && last !== undefined) focusLastChip(frame.current);
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    rest.onPaste?.(event);
    const words = splitTags(event.clipboardData.getData("text"));
    if (event.defaultPrevented || words.length < 2 || isFixed) return;
    event.preventDefault();
    add([...splitTags(typed), ...words]);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the input is a press on it, as in any text field */}
      <div
        ref={frame}
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          input.current?.focus();
        }}
        data-slot="tag-input"
        data-size={size}
        className={cx("ui-control ui-tag-input", `ui-control--${size}`, className)}
      >
        <ChipList
          label={text.chips}
          chips={value.map((tag) => ({ value: tag, label: tag }))}
          onRemove={isFixed ? undefined : remove}
          removeLabel={text.remove}
          control={input}
        />
        <input
          autoComplete="off"
          {...control}
          ref={input}
          type="text"
          enterKeyHint="enter"
          placeholder={value.length === 0 ? rest.placeholder : undefined}
          value={typed}
          onChange={(event) => {
            rest.onChange?.(event);
            setRefusal(null);
            // A phone's keyboard names no keys, so the comma is looked for in the text too.
            const words = splitTags(event.target.value);
            if (/[,，、;；]/u.test(event.target.value)) add(words);
            else setTyped(event.target.value);
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={(event) => {
            rest.onBlur?.(event);
            if (typed.trim() !== "") add(splitTags(typed));
          }}
          className="ui-control__input ui-tag-input__input"
        />
        {name && value.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={rest.disabled} />)}
      </div>
      <output id={noteId} className="ui-tag-input__note">
        {refusal && refusalText(refusal, max, text)}
      </output>
    </>
  );
};
