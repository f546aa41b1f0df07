"use client";
import { cx } from "class-variance-authority";
import { Command } from "cmdk";
import { Check, ChevronsUpDown, Search } from "lucide-react";
import { Popover } from "radix-ui";
import { type ComponentProps, type KeyboardEvent, useEffect, useMemo, useState } from "react";
import { useFieldControl, useFieldLabel } from "../field";
import { Spinner } from "../spinner";
import { grouped } from "./grouped";
import { matching, SHOWN_AT_MOST } from "./matching";
import "../field/control.css";
import "../select/select.css";
import "./combobox.css";

export interface ComboboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** At the end of the row, and searched as well. */
  hint?: string;
  /** Heading over the options that share it; searched as well. */
  group?: string;
}

export interface ComboboxProps<Value extends string = string>
  extends Omit<ComponentProps<"button">, "value" | "defaultValue" | "onChange" | "children" | "type"> {
  options: readonly ComboboxOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** What is typed, empty once it closes. With it the options are shown as they are given: whoever listens searches. */
  onSearchChange?: (search: string) => void;
  /** The options are not yet those of what was typed: Enter waits for them, and takes the only one. */
  searching?: boolean;
  placeholder?: string;
  searchPlaceholder?: string;
  emptyText?: string;
  /** Below a list that shows only the first of many. */
  moreText?: string;
  size?: "sm" | "md" | "lg";
  readOnly?: boolean;
  /** While its options are fetched: it doesn't open. */
  loading?: boolean;
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
  onSearchChange,
  searching = false,
  placeholder = "Choose",
  searchPlaceholder = "Search",
  emptyText = "Nothing fits",
  moreText = "Type to find more",
  size = "md",
  readOnly = false,
  loading = false,
  className,
  ...rest
}: ComboboxProps<Value>) => {
  const control = useFieldControl(rest);
  const labelId = useFieldLabel();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const [marked, setMarked] = useState("");
  const [isEntered, setEntered] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const isSearchedElsewhere = onSearchChange !== undefined;
  const shown = useMemo(() => {
    if (!open) return [];
    return isSearchedElsewhere ? options.slice(0, SHOWN_AT_MOST) : matching(options, search, value);
  }, [open, isSearchedElsewhere, options, search, value]);

  const type = (text: string) => {
    setSearch(text);
    setMarked("");
    setEntered(false);
    onSearchChange?.(text);
  };
  const change = (next: boolean) => {
    setOpen(next && !readOnly && !loading);
    type("");
    setMarked(value ?? "");
  };
  const take = (option: Value) => {
    onValueChange(option);
    change(false);
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !searching) return;
    // What is marked now was not searched for.
    event.preventDefault();
    setEntered(true);
  };
  const [first, second] = shown;
  const only = second ? undefined : first?.value;
  useEffect(() => {
    if (!isEntered || searching) return;
    setEntered(false);
    if (only !== undefined) take(only);
  });
  const isMarkedShown = shown.some((option) => option.value === marked);
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    rest.onKeyDown?.(event);
    if (event.key !== "ArrowDown" || event.defaultPrevented) return;
    event.preventDefault();
    change(true);
  };
  return (
    // Modal, so that its list also scrolls over a sheet.
    <Popover.Root modal open={open} onOpenChange={change}>
      <Popover.Trigger
        {...control}
        role="combobox"
        aria-expanded={open}
        onKeyDown={press}
        aria-readonly={readOnly || undefined}
        aria-busy={loading || undefined}
        data-slot="combobox"
        data-size={size}
        className={cx("ui-control ui-select", `ui-control--${size}`, className)}
      >
        <span className="ui-control__value" data-placeholder={chosen ? undefined : true}>
          {chosen?.label ?? placeholder}
        </span>
        <span className="ui-control__aside">
          {loading ? <Spinner size="sm" /> : <ChevronsUpDown strokeWidth={1.5} aria-hidden="true" />}
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={rest["aria-label"] ?? placeholder}
          aria-labelledby={rest["aria-label"] ? undefined : labelId}
          className="ui-options ui-combobox"
        >
          <Command
            shouldFilter={false}
            label={searchPlaceholder}
            // The first one, also where it was found a moment after the last letter.
            value={isMarkedShown ? marked : (first?.value ?? "")}
            onValueChange={setMarked}
            onKeyDown={enter}
            loop
          >
            <div className="ui-combobox__search">
              <Search strokeWidth={1.5} aria-hidden="true" />
              <Command.Input
                value={search}
                onValueChange={type}
                placeholder={searchPlaceholder}
                className="ui-control__input"
              />
            </div>
            {/* Outside the list, which may hold nothing but options, and there before its words are, so that they are read. */}
            <output className="ui-combobox__empty">{shown.length === 0 && emptyText}</output>
            <Command.List label={searchPlaceholder} hidden={shown.length === 0} className="ui-combobox__list">
              {grouped(shown).map(({ heading, options: members }) => (
                <Command.Group key={heading} value={heading} heading={heading || undefined}>
                  {members.map((option) => (
                    <Command.Item
                      key={option.value}
                      value={option.value}
                      aria-checked={option.value === value}
                      onSelect={() => take(option.value)}
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
                </Command.Group>
              ))}
            </Command.List>
            {shown.length === SHOWN_AT_MOST && options.length > SHOWN_AT_MOST && (
              <p className="ui-combobox__more">{moreText}</p>
            )}
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
