"use client";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Point } from "./position";

/** A desk's name under the pointer on the way from the tray; over everything, as the tray and the plan clip. */
export const TrayGhost = ({ at, children }: { at: Point; children: ReactNode }) =>
  createPortal(
    <span aria-hidden="true" className="ui-plan-editor__ghost" style={{ left: at.x, top: at.y }}>
      {children}
    </span>,
    document.body,
  );
