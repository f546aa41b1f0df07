"use client";
import { cx } from "class-variance-authority";
import { ChevronsUpDown, MapPin } from "lucide-react";
import type { ComponentProps } from "react";
import "./branch-switcher.css";

export interface BranchSwitcherProps extends Omit<ComponentProps<"button">, "children"> {
  /** Name of the branch that the screens cover, or null while there is none. */
  branch: string | null;
  /** Opens the app's dialog. */
  onPress?: () => void;
  /** Shown where there is no branch. */
  placeholder?: string;
  /** What pressing does, read before the branch's name. */
  label?: string;
}

/**
 * Says which branch the screens cover and opens the dialog that changes it; the dialog is the app's.
 *
 * @example <BranchSwitcher branch="Pier 4" onPress={() => setOpen(true)} />
 */
export const BranchSwitcher = ({
  branch,
  onPress,
  placeholder = "No branch",
  label = "Change branch",
  className,
  onClick,
  ...rest
}: BranchSwitcherProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    title={branch ?? undefined}
    {...rest}
    data-slot="branch-switcher"
    data-state={branch === null ? "empty" : "chosen"}
    className={cx("ui-branch-switcher", className)}
    onClick={(event) => {
      onClick?.(event);
      if (!event.defaultPrevented) onPress?.();
    }}
  >
    <MapPin strokeWidth={1.5} aria-hidden="true" />
    <span className="ui-visually-hidden">{label}: </span>
    <span className="ui-branch-switcher__name">{branch ?? placeholder}</span>
    <ChevronsUpDown strokeWidth={1.5} aria-hidden="true" className="ui-branch-switcher__hint" />
  </button>
);
