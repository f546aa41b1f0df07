"use client";
import { createContext, use } from "react";

export interface Shell {
  /** Where the reader stands: the column beside the page, or the drawer of phones. */
  place: "column" | "drawer";
  /** The column shows icons only. */
  collapsed: boolean;
  setCollapsed: (collapsed: boolean) => void;
  drawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
}

export const ShellContext = createContext<Shell | null>(null);

/** The AppShell around, or null: sidebar and top bar stand alone too. */
export const useShell = () => use(ShellContext);
