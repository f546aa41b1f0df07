import type { ColumnVisibility } from "@carrel/ui/data-table";
import { useState } from "react";

const isChoice = (value: unknown): value is ColumnVisibility[number] =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "visible" in value &&
  typeof value.visible === "boolean";

function read(key: string): ColumnVisibility | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return Array.isArray(kept) && kept.every(isChoice) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Which of a list's columns are shown, and in which order, as it was last chosen on this device.
 * @param list its name
 */
export function useColumnChoice(list: string) {
  const key = `carrel.columns.${list}`;
  const [choice, setChoice] = useState(() => read(key));
  const choose = (next: ColumnVisibility | null) => {
    setChoice(next);
    try {
      if (next) localStorage.setItem(key, JSON.stringify(next));
      else localStorage.removeItem(key);
    } catch {
      // Storage is blocked or full: the choice lasts until the page is left.
    }
  };
  return [choice, choose] as const;
}
