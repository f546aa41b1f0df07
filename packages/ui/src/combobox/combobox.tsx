"use client";
import { cx } from "class-variance-authority";
import { Command } from "cmdk";
import { Check, ChevronsUpDown, Search } from "lucide-react";
import { Popover } from "radix-ui";
import { useId, useMemo, useState } from "react";
import { type FieldControl, useFieldControl, useFieldLabel } from "../field";
import { matching } from "./matching";

export interface ComboboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** At the end of the row, and searched as well. */
  hint?: string;
}

export interface ComboboxProps<Value extends string = string> extends FieldControl {
  options: readonly ComboboxOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  searchPlaceholder?: string;
  emptyText?: string;
  disabled?: boolean;
  /** For a combobox outside a Field. */
  "aria-label"?: string;
  className?: string;
}

/**
 * One choice out of many, found by typing.
 *
 * @example <Field label="Time zone"><Combobox options={zones} value={zone} onValueChange={setZone} /></Field>
 */
export const Combobox = <Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = "Choose",
  searchPlaceholder = "Search",
  emptyText = "Nothing fits",
  disabled,
  className,
  ...rest
}: ComboboxProps<Value>) => {
  const control = useFieldControl(rest);
  const labelId = useFieldLabel();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const chosen = options.find((option) => option.value === value);
  const shown = useMemo(() => (open ? matching(options, search, value) : []), [open, options, search, value]);

  const change = (next: boolean) => {
    setOpen(next);
    setSearch("");
  };
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger
        {...control}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? `${id}list` : undefined}
        aria-labelledby={labelId ? `${labelId} ${id}value` : undefined}
        disabled={disabled}
        data-slot="combobox"
        className={cx("ui-control ui-select", className)}
      >
        <span id={`${id}value`} className="ui-control__value" data-placeholder={chosen ? undefined : true}>
          {chosen?.label ?? placeholder}
        </span>
        <span className="ui-control__aside">
          <ChevronsUpDown strokeWidth={1.5} aria-hidden="true" />
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content align="start" sideOffset={4} collisionPadding={8} className="ui-options ui-combobox">
          <Command shouldFilter={false} label={searchPlaceholder} loop>
            <div className="ui-combobox__search">
              <Search strokeWidth={1.5} aria-hidden="true" />
              <Command.Input
                value={search}
                onValueChange={setSearch}
                placeholder={searchPlaceholder}
                className="ui-control__input"
              />
            </div>
            <Command.List id={`${id}list`} className="ui-combobox__list">
              <Command.Empty className="ui-combobox__empty">{emptyText}</Command.Empty>
              {shown.map((option) => (
                <Command.Item
                  key={option.value}
                  value={option.value}
                  onSelect={() => {
                    onValueChange(option.value);
                    change(false);
                  }}
                  className="ui-options__item"
                >
                  <span>{option.label}</span>
                  {option.hint && <span className="ui-combobox__hint">{option.hint}</span>}
                  {option.value === value && (
                    <span className="ui-options__check">
                      <Check strokeWidth={1.5} aria-hidden="true" />
                    </span>
                  )}
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
