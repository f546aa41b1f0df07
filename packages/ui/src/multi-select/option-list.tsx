"use client";
import { Command } from "cmdk";
import { Check, Search } from "lucide-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import { Button } from "../button";
import type { ComboboxOption } from "../combobox";
import { grouped } from "../combobox/grouped";
import { allMatching, SHOWN_AT_MOST } from "../combobox/matching";
import type { MultiSelectLabels } from "./labels";
import "../field/control.css";
import "../select/select.css";
import "../combobox/combobox.css";
import "./multi-select.css";

interface OptionListProps<Value extends string> {
  options: readonly ComboboxOption<Value>[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  /** What was typed before it opened. */
  initialSearch: string;
  selectAll: boolean;
  max: number;
  labels: MultiSelectLabels;
}

/** Search, rows with a box, and a line that counts: what a MultiSelect opens. */
export const OptionList = <Value extends string>({
  options,
  value,
  onValueChange,
  initialSearch,
  selectAll,
  max,
  labels,
}: OptionListProps<Value>) => {
  const [search, setSearch] = useState(initialSearch);
  const found = useMemo(() => allMatching(options, search), [options, search]);
  const shown = found.slice(0, SHOWN_AT_MOST);
  const chosen = new Set(value);
  const isFull = value.length >= max;
  const missing = found.filter((option) => !chosen.has(option.value)).map((option) => option.value);

  const toggle = (toggled: Value) =>
    onValueChange(chosen.has(toggled) ? value.filter((kept) => kept !== toggled) : [...value, toggled]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Backspace" || search !== "" || event.nativeEvent.isComposing) return;
    onValueChange(value.slice(0, -1));
  };
  return (
    <Command shouldFilter={false} label={labels.search} loop className="ui-multi-select__command">
      <div className="ui-combobox__search">
        <Search strokeWidth={1.5} aria-hidden="true" />
        <Command.Input
          value={search}
          onValueChange={setSearch}
          onKeyDown={press}
          placeholder={labels.search}
          className="ui-control__input"
        />
      </div>
      {/* Outside the list, which may hold nothing but options, and there before its words are, so that they are read. */}
      <output className="ui-combobox__empty">{shown.length === 0 && labels.empty}</output>
      <Command.List
        label={labels.search}
        aria-multiselectable="true"
        // The search keeps the focus; the list itself is what its scrollbar is pressed on.
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) event.preventDefault();
        }}
        hidden={shown.length === 0}
        className="ui-combobox__list"
      >
        {grouped(shown).map(({ heading, options: members }) => (
          <Command.Group key={heading} value={heading} heading={heading || undefined}>
            {members.map((option) => {
              const isChosen = chosen.has(option.value);
              return (
                <Command.Item
                  key={option.value}
                  value={option.value}
                  disabled={isFull && !isChosen}
                  aria-checked={isChosen}
                  onSelect={() => toggle(option.value)}
                  className="ui-options__item"
                >
                  <span className="ui-multi-select__box" data-state={isChosen ? "checked" : "unchecked"}>
                    {isChosen && <Check strokeWidth={2.5} aria-hidden="true" />}
                  </span>
                  <span>{option.label}</span>
                  {option.hint && <span className="ui-combobox__hint">{option.hint}</span>}
                </Command.Item>
              );
            })}
          </Command.Group>
        ))}
      </Command.List>
      {found.length > SHOWN_AT_MOST && <p className="ui-combobox__more">{labels.more}</p>}
      <div className="ui-multi-select__footer">
        <output className="ui-multi-select__count">{isFull ? labels.full(max) : labels.chosen(value.length)}</output>
        {selectAll && missing.length > 0 && value.length + missing.length <= max && (
          <Button size="sm" variant="ghost" onClick={() => onValueChange([...value, ...missing])}>
            {labels.selectAll(found.length)}
          </Button>
        )}
        {value.length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => onValueChange([])}>
            {labels.clear}
          </Button>
        )}
      </div>
    </Command>
  );
};
