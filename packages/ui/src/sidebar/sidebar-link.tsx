"use client";
import { Direction, Tooltip } from "radix-ui";
import { LinkSlot } from "../link-slot";
import type { SidebarItem } from "./sidebar";

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
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <span className="ui-sidebar__hint">{link}</span>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content side={direction === "rtl" ? "left" : "right"} sideOffset={8} className="ui-sidebar__tip">
          {item.label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
};
