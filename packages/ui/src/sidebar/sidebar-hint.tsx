"use client";
import { Direction } from "radix-ui";
import type { ReactNode } from "react";
import { Tooltip } from "../tooltip";

interface SidebarHintProps {
  /** Null: what it is around shows its name itself. */
  text: string | null;
  children: ReactNode;
}

/** The name of a row that shows its icon alone. It stands around the row, so that it does not describe it with its own name. */
export const SidebarHint = ({ text, children }: SidebarHintProps) => {
  const direction = Direction.useDirection();
  if (text === null) return children;
  return (
    <Tooltip content={text} side={direction === "rtl" ? "left" : "right"} delay={300}>
      <span className="ui-sidebar__hint">{children}</span>
    </Tooltip>
  );
};
