"use client";
import { cx } from "class-variance-authority";
import { Dialog } from "radix-ui";
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import { CloseButton } from "../dialog";
import { useReturnFocus } from "../dialog/use-return-focus";
import { SkipLink } from "../skip-link";
import { ShellContext } from "./shell-context";
import "../dialog/dialog.css";
import "./app-shell.css";

/** From here on the sidebar stands beside the page; app-shell.css says the same. */
const WIDE = "(width >= 1024px)";

export interface AppShellProps extends ComponentProps<"div"> {
  sidebar: ReactNode;
  topbar: ReactNode;
  /** Above the top bar at full width: offline, trial ends. */
  banner?: ReactNode;
  /** The sidebar shows icons only; leave it out and the shell keeps it. */
  collapsed?: boolean;
  defaultCollapsed?: boolean;
  onCollapsedChange?: (collapsed: boolean) => void;
  labels?: { skip?: string; navigation?: string; close?: string };
}

/**
 * The back-office frame: sidebar beside the page from 1024 px, in a drawer below that.
 *
 * @example <AppShell sidebar={<Sidebar groups={groups} />} topbar={<Topbar end={menu} />}><Outlet /></AppShell>
 */
export const AppShell = ({
  sidebar,
  topbar,
  banner,
  collapsed: given,
  defaultCollapsed = false,
  onCollapsedChange,
  labels,
  className,
  children,
  ...rest
}: AppShellProps) => {
  const [own, setOwn] = useState(defaultCollapsed);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const returnFocus = useReturnFocus();
  const collapsed = given ?? own;
  const shell = useMemo(
    () => ({
      collapsed,
      setCollapsed: (next: boolean) => {
        setOwn(next);
        onCollapsedChange?.(next);
      },
      drawerOpen,
      setDrawerOpen,
    }),
    [collapsed, onCollapsedChange, drawerOpen],
  );
  const column = useMemo(() => ({ ...shell, place: "column" as const }), [shell]);
  const drawer = useMemo(() => ({ ...shell, place: "drawer" as const, collapsed: false }), [shell]);

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const close = () => wide.matches && setDrawerOpen(false);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);

  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) setDrawerOpen(false);
  };

  return (
    <div
      {...rest}
      data-slot="app-shell"
      data-state={collapsed ? "collapsed" : "expanded"}
      className={cx("ui-app-shell", className)}
    >
      <SkipLink>{labels?.skip}</SkipLink>
      <div className="ui-app-shell__sidebar">
        <ShellContext value={column}>{sidebar}</ShellContext>
      </div>
      <Dialog.Root open={drawerOpen} onOpenChange={setDrawerOpen}>
        <Dialog.Portal>
          <Dialog.Overlay className="ui-mask" />
          <Dialog.Content
            aria-describedby={undefined}
            data-slot="app-shell-drawer"
            className="ui-app-shell__drawer"
            onClick={closeOnLink}
            {...returnFocus}
          >
            <Dialog.Title className="ui-visually-hidden">{labels?.navigation ?? "Navigation"}</Dialog.Title>
            <ShellContext value={drawer}>{sidebar}</ShellContext>
            <Dialog.Close asChild>
              <CloseButton label={labels?.close} className="ui-app-shell__close" />
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <div className="ui-app-shell__page">
        {banner}
        <ShellContext value={column}>{topbar}</ShellContext>
        <main id="main" tabIndex={-1} className="ui-app-shell__main">
          {children}
        </main>
      </div>
    </div>
  );
};
