"use client";
import { Command } from "cmdk";
import { CornerDownLeft } from "lucide-react";
import { Kbd } from "../kbd";
import type { PaletteGroup, PaletteItem } from "./found-groups";
import "./command-palette.css";

interface PaletteListProps {
  groups: readonly PaletteGroup[];
  /** Newer results are on their way; those of groups that were found elsewhere are old. */
  isStale: boolean;
  label: string;
  onChoose: (item: PaletteItem) => void;
}

const Row = ({ item, value, onChoose }: { item: PaletteItem; value: string; onChoose: () => void }) => (
  <Command.Item value={value} disabled={item.disabled} onSelect={onChoose} className="ui-palette__item">
    {item.icon && <span className="ui-palette__icon">{item.icon}</span>}
    <span className="ui-palette__label">{item.label}</span>
    {item.hint && <span className="ui-palette__hint">{item.hint}</span>}
    {item.shortcut && <Kbd keys={item.shortcut} sequence={item.isSequence} />}
    {!item.shortcut && (
      <CornerDownLeft data-mirror strokeWidth={1.5} aria-hidden="true" className="ui-palette__enter" />
    )}
  </Command.Item>
);

/** The palette's groups as one listbox. */
export const PaletteList = ({ groups, isStale, label, onChoose }: PaletteListProps) => (
  <Command.List
    label={label}
    hidden={groups.length === 0}
    aria-busy={isStale || undefined}
    // The search keeps the focus; the list itself is what its scrollbar is pressed on.
    onMouseDown={(event) => {
      if (event.target !== event.currentTarget) event.preventDefault();
    }}
    className="ui-palette__list"
  >
    {groups.map(({ heading, items, isFound }) => (
      <Command.Group
        key={heading}
        value={heading}
        heading={heading}
        data-state={isFound && isStale ? "stale" : undefined}
        className="ui-palette__group"
      >
        {items.map((item) => {
          // A recent item may stand in another group as well.
          const value = `${heading}/${item.id}`;
          return <Row key={value} item={item} value={value} onChoose={() => onChoose(item)} />;
        })}
      </Command.Group>
    ))}
  </Command.List>
);
