"use client";
import { cx } from "class-variance-authority";
import { Menu } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useShell } from "../app-shell/shell-context";
import { IconButton } from "../icon-button";
import "./topbar.css";

export interface TopbarProps extends Omit<ComponentProps<"header">, "children"> {
  /** Where one is: the branch. */
  start?: ReactNode;
  /** Search; as wide as its content below 640 px. */
  center?: ReactNode;
  /** Notifications, theme, person. */
  end?: ReactNode;
  menuLabel?: string;
}

/**
 * The quiet bar over the page. Inside an AppShell it brings the button that opens the navigation on phones.
 *
 * @example <Topbar start={<BranchSwitcher branch="Pier 4" onPress={open} />} end={<UserMenu name={name} items={items} />} />
 */
export const Topbar = ({ start, center, end, menuLabel = "Open navigation", className, ...rest }: TopbarProps) => {
  const shell = useShell();
  return (
    <header {...rest} data-slot="topbar" className={cx("ui-topbar", className)}>
      <div className="ui-topbar__start">
        {shell && (
          <IconButton
            label={menuLabel}
            className="ui-topbar__menu"
            aria-haspopup="dialog"
            aria-expanded={shell.drawerOpen}
            onClick={() => shell.setDrawerOpen(true)}
          >
            <Menu strokeWidth={1.5} />
          </IconButton>
        )}
        {start}
      </div>
      {center && <div className="ui-topbar__center">{center}</div>}
      <div className="ui-topbar__end">{end}</div>
    </header>
  );
};
