"use client";
import { cx } from "class-variance-authority";
import { ChevronsUpDown } from "lucide-react";
import { Direction, Popover } from "radix-ui";
import { type ComponentProps, type KeyboardEvent, useImperativeHandle, useRef, useState } from "react";
import { ChipList, focusLastChip } from "../chip";
import type { ComboboxOption } from "../combobox";
import { useFieldControl, useFieldLabel } from "../field";
import { Spinner } from "../spinner";
import { LABELS, type MultiSelectLabels } from "./labels";
import { OptionList } from "./option-list";
import "../field/control.css";
import "../select/select.css";
import "../combobox/combobox.css";
import "./multi-select.css";

export interface MultiSelectProps<Value extends string = string>
  extends Omit<ComponentProps<"button">, "value" | "defaultValue" | "onChange" | "children" | "type"> {
  options: readonly ComboboxOption<Value>[];
  /** In the order in which they were chosen. */
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  placeholder?: string;
  /** Offers to choose all that fit the search at once. */
  selectAll?: boolean;
  /** How many can be chosen. */
  max?: number;
  size?: "sm" | "md" | "lg";
  readOnly?: boolean;
  /** While its options are fetched: it doesn't open. */
  loading?: boolean;
  labels?: Partial<MultiSelectLabels>;
}

/** More would push the form away; the rest is counted. */
const CHIPS_AT_MOST = 12;

/**
 * Several choices out of many, found by typing; the chosen ones are chips. With a `name` each is sent with its form.
 *
 * @example <Field label="Branches"><MultiSelect options={branches} value={ids} onValueChange={setIds} /></Field>
 */
export const MultiSelect = <Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = "Choose",
  selectAll = false,
  max = Number.POSITIVE_INFINITY,
  size = "md",
  readOnly = false,
  loading = false,
  labels,
  name,
  className,
  ref,
  ...rest
}: MultiSelectProps<Value>) => {
  const text = { ...LABELS, ...labels };
  const control = useFieldControl(rest);
  const labelId = useFieldLabel();
  const earlier = Direction.useDirection() === "rtl" ? "ArrowRight" : "ArrowLeft";
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");

  const isFixed = readOnly || loading || Boolean(rest.disabled);
  const change = (next: boolean, search = "") => {
    setTyped(search);
    setOpen(next && !isFixed);
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isFixed) return;
    const isLetter = event.key.length === 1 && event.key !== " ";
    if (event.key === "ArrowDown" || isLetter) change(true, isLetter ? event.key : "");
    else if (event.key === "Backspace") onValueChange(value.slice(0, -1));
    else if (event.key === earlier) focusLastChip(frame.current);
    else return;
    event.preventDefault();
  };
  const chips = value
    .slice(0, CHIPS_AT_MOST)
    .map((id) => ({ value: id, label: options.find((option) => option.value === id)?.label ?? id }));
  const hiddenCount = value.length - chips.length;
  return (
    // Modal, so that its list also scrolls over a sheet.
    <Popover.Root modal open={open} onOpenChange={(next) => change(next)}>
      <Popover.Anchor asChild>
        <div
          ref={frame}
          data-slot="multi-select"
          data-size={size}
          data-state={rest.disabled ? "disabled" : readOnly ? "readonly" : loading ? "loading" : undefined}
          className={cx("ui-control ui-multi-select", `ui-control--${size}`, className)}
        >
          <ChipList
            label={text.chips}
            chips={chips}
            onRemove={isFixed ? undefined : (removed) => onValueChange(value.filter((kept) => kept !== removed))}
            removeLabel={text.remove}
            control={trigger}
          />
          <Popover.Trigger
            {...control}
            ref={trigger}
            role="combobox"
            aria-expanded={open}
            aria-readonly={readOnly || undefined}
            aria-busy={loading || undefined}
            onKeyDown={press}
            className="ui-multi-select__trigger"
          >
            {value.length === 0 && (
              <span className="ui-control__value" data-placeholder="">
                {placeholder}
              </span>
            )}
            {value.length > 0 && <span className="ui-visually-hidden">{text.chosen(value.length)}</span>}
            {hiddenCount > 0 && (
              <span aria-hidden="true" className="ui-multi-select__others">
                {text.others(hiddenCount)}
              </span>
            )}
            <span className="ui-control__aside">
              {loading ? <Spinner size="sm" /> : <ChevronsUpDown strokeWidth={1.5} aria-hidden="true" />}
            </span>
          </Popover.Trigger>
          {name && value.map((id) => <input key={id} type="hidden" name={name} value={id} disabled={rest.disabled} />)}
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={rest["aria-label"] ?? placeholder}
          aria-labelledby={rest["aria-label"] ? undefined : labelId}
          onOpenAutoFocus={(event) => {
            // Radix would select the letter that opened it, and the next one would replace it.
            event.preventDefault();
            const input = event.target instanceof Element ? event.target.querySelector("input") : null;
            input?.focus();
            input?.setSelectionRange(input.value.length, input.value.length);
          }}
          className="ui-options ui-combobox"
        >
          <OptionList
            options={options}
            value={value}
            onValueChange={onValueChange}
            initialSearch={typed}
            selectAll={selectAll}
            max={max}
            labels={text}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
