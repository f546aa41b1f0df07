"use client";
import { Direction } from "radix-ui";
import { LinkSlot } from "../link-slot";
import { Tooltip } from "../tooltip";
import type { SidebarItem } from "./sidebar";
import "./sidebar.css";

/** A row of the sidebar; icons only, its label moves into a tooltip and stays its name. */
export const SidebarLink = ({ item, compact }: { item: SidebarItem; compact: boolean }) => {
  const direction = Direction.useDirection();
  const link = (
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
  );
  if (!compact) return link;
  return (
    <Tooltip content={item.label} side={direction === "rtl" ? "left" : "right"} delay={300}>
      {/* Around the link, so that the hint does not describe it with its own name. */}
      <span className="ui-sidebar__hint">{link}</span>
    </Tooltip>
  );
};
