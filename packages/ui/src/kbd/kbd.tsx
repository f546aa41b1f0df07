"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, Fragment, useSyncExternalStore } from "react";
import "./kbd.css";

export interface KbdProps extends Omit<ComponentProps<"kbd">, "children"> {
  /** Pressed together: "Mod" is ⌘ on a Mac and Ctrl elsewhere. */
  keys: readonly string[];
  /** Pressed one after the other instead: "g" then "b". */
  sequence?: boolean;
  /** Between the keys of a sequence. */
  thenLabel?: string;
}

const MAC: Record<string, string> = { Mod: "⌘", Alt: "⌥", Shift: "⇧" };
const OTHER: Record<string, string> = { Mod: "Ctrl" };

const never = () => () => {};
const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * A shortcut as it is printed on the keys.
 *
 * @example <Kbd keys={["Mod", "K"]} />
 */
export const Kbd = ({ keys, sequence = false, thenLabel = "then", className, ...rest }: KbdProps) => {
  const names = useSyncExternalStore(never, isMac, () => false) ? MAC : OTHER;
  return (
    <kbd {...rest} data-slot="kbd" className={cx("ui-kbd", className)}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {sequence && index > 0 && <span className="ui-kbd__then">{thenLabel}</span>}
          <kbd className="ui-kbd__key">{names[key] ?? key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
};
