"use client";
import { cx } from "class-variance-authority";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { Dialog as Parts } from "radix-ui";
import { type ComponentProps, useState } from "react";
import { CloseButton } from "../dialog";
import { useReturnFocus } from "../dialog/use-return-focus";
import { Kbd } from "../kbd";
import { Spinner } from "../spinner";
import { foundGroups, type PaletteGroup, type PaletteItem } from "./found-groups";
import { type CommandPaletteLabels, LABELS } from "./labels";
import { PaletteList } from "./palette-list";
import "../dialog/dialog.css";
import "../field/control.css";
import "./command-palette.css";

export interface CommandPaletteProps extends Omit<ComponentProps<typeof Parts.Content>, "children" | "title"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly PaletteGroup[];
  /** What was chosen lately, shown until something is typed. */
  recents?: readonly PaletteItem[];
  /** Told what is typed, to find more elsewhere; "" when it opens. */
  onQueryChange?: (query: string) => void;
  /** Results for what is typed are on their way. */
  loading?: boolean;
  labels?: Partial<CommandPaletteLabels>;
}

type SearchProps = Pick<CommandPaletteProps, "groups" | "recents" | "onQueryChange" | "loading"> & {
  onChoose: (item: PaletteItem) => void;
  labels: CommandPaletteLabels;
};

/** Apart, so that what was typed is gone when the palette opens again. */
const PaletteSearch = ({ groups, recents = [], onQueryChange, loading = false, onChoose, labels }: SearchProps) => {
  const [query, setQuery] = useState("");
  const found = foundGroups(groups, { heading: labels.recents, items: recents }, query);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  const change = (next: string) => {
    setQuery(next);
    onQueryChange?.(next);
  };
  return (
    // Ctrl+K opens and closes the palette, so it can't be "one row up" as well.
    <Command shouldFilter={false} vimBindings={false} label={labels.placeholder} loop className="ui-palette__command">
      <div className="ui-palette__search">
        {loading ? <Spinner size="sm" /> : <Search strokeWidth={1.5} aria-hidden="true" />}
        <Command.Input
          value={query}
          onValueChange={change}
          placeholder={labels.placeholder}
          className="ui-control__input"
        />
      </div>
      {/* Outside the list, which may hold nothing but options, and there before its words are, so that they are read. */}
      <output className={count > 0 ? "ui-visually-hidden" : "ui-palette__empty"}>
        {count > 0 && query.trim() !== "" && !loading && labels.results(count)}
        {count === 0 && loading && labels.searching}
        {count === 0 && !loading && (
          <>
            <span className="ui-palette__empty-title">{labels.empty(query.trim())}</span>
            <span>{labels.emptyHint}</span>
          </>
        )}
      </output>
      <PaletteList groups={found} isStale={loading} label={labels.title} onChoose={onChoose} />
    </Command>
  );
};

/**
 * Actions, places and search over the page. It listens for no key itself, so that an app may load it when Cmd/Ctrl+K is
 * first pressed.
 *
 * @example
 * <CommandPalette open={open} onOpenChange={setOpen} groups={[{ heading: "Go to", items: places }]}
 *   onQueryChange={setQuery} loading={search.isFetching} />
 */
export const CommandPalette = ({
  open,
  onOpenChange,
  groups,
  recents,
  onQueryChange,
  loading,
  labels,
  className,
  ...rest
}: CommandPaletteProps) => {
  const text = { ...LABELS, ...labels };
  const returnFocus = useReturnFocus();
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) onQueryChange?.("");
  };
  return (
    <Parts.Root open={open} onOpenChange={change}>
      <Parts.Portal>
        <Parts.Overlay className="ui-mask" />
        <Parts.Content
          aria-describedby={undefined}
          {...rest}
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          data-slot="command-palette"
          className={cx("ui-overlay ui-palette", className)}
        >
          <Parts.Title className="ui-visually-hidden">{text.title}</Parts.Title>
          <PaletteSearch
            groups={groups}
            recents={recents}
            onQueryChange={onQueryChange}
            loading={loading}
            labels={text}
            onChoose={(item) => {
              change(false);
              item.onSelect();
            }}
          />
          <footer className="ui-palette__footer">
            <span>
              <Kbd keys={["↑", "↓"]} /> {text.move}
            </span>
            <span>
              <Kbd keys={["↵"]} /> {text.choose}
            </span>
            <span>
              <Kbd keys={["Esc"]} /> {text.close}
            </span>
          </footer>
          <div className="ui-palette__close">
            <Parts.Close asChild>
              <CloseButton label={text.close} />
            </Parts.Close>
          </div>
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
};
