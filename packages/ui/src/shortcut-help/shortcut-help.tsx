"use client";
import { cx } from "class-variance-authority";
import { useId } from "react";
import { Dialog, type DialogProps } from "../dialog";
import { Kbd } from "../kbd";
import "./shortcut-help.css";

export interface Shortcut {
  /** What the keys do: "Open the search". */
  label: string;
  /** As Kbd takes them: "Mod" is ⌘ on a Mac and Ctrl elsewhere. */
  keys: readonly string[];
  /** Pressed one after the other instead of together. */
  isSequence?: boolean;
}

export interface ShortcutGroup {
  heading: string;
  shortcuts: readonly Shortcut[];
}

export interface ShortcutHelpProps extends Omit<DialogProps, "title" | "children" | "footer"> {
  groups: readonly ShortcutGroup[];
  title?: string;
  /** Between the keys of a sequence. */
  thenLabel?: string;
}

/**
 * The list of keys that `?` opens. It binds none of them.
 *
 * @example <ShortcutHelp open={open} onOpenChange={setOpen} groups={[{ heading: "Lists", shortcuts }]} />
 */
export const ShortcutHelp = ({
  groups,
  title = "Keyboard shortcuts",
  size = "lg",
  thenLabel,
  className,
  ...rest
}: ShortcutHelpProps) => {
  const id = useId();
  return (
    <Dialog {...rest} size={size} title={title} className={cx("ui-shortcut-help", className)}>
      <div data-slot="shortcut-help" className="ui-shortcut-help__groups">
        {groups.map(({ heading, shortcuts }, index) => (
          <section key={heading} aria-labelledby={`${id}${index}`} className="ui-shortcut-help__group">
            <h3 id={`${id}${index}`} className="ui-shortcut-help__heading">
              {heading}
            </h3>
            <dl className="ui-shortcut-help__list">
              {shortcuts.map(({ label, keys, isSequence }) => (
                <div key={label} className="ui-shortcut-help__row">
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={keys} sequence={isSequence} thenLabel={thenLabel} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
