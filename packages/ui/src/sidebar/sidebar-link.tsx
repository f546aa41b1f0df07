"use client";
import type { ReactNode } from "react";
import { LinkSlot } from "../link-slot";
import { SidebarHint } from "./sidebar-hint";
import "./sidebar.css";

export interface SidebarItem {
  href: string;
  label: string;
  /** lucide at strokeWidth 1.5; it stands alone where the sidebar is collapsed. */
  icon: ReactNode;
  /** The place one is in. */
  active?: boolean;
  /** A count or a short word at the end of the row. */
  badge?: ReactNode;
}

/** A row of the sidebar; icons only, its label moves into a tooltip and stays its name. */
export const SidebarLink = ({ item, compact }: { item: SidebarItem; compact: boolean }) => (
  <SidebarHint text={compact ? item.label : null}>
    <LinkSlot
      href={item.href}
      className="ui-sidebar__link"
      data-state={item.active ? "active" : undefined}
      aria-current={item.active ? "page" : undefined}
    >
      <span className="ui-sidebar__icon" aria-hidden="true">
        {item.icon}
      </span>
      <span className={compact ? "ui-visually-hidden" : "ui-sidebar__text"}>{item.label}</span>
      {item.badge !== undefined && <span className="ui-sidebar__badge">{item.badge}</span>}
    </LinkSlot>
  </SidebarHint>
);
