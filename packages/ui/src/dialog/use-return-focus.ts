"use client";
import { useRef } from "react";

/**
 * Gives the focus back to what had it before an overlay opened. Radix returns it to its own trigger only; an overlay
 * that is opened by state or by its address has none. A focus that has moved on meanwhile stays where it is.
 *
 * @returns handlers for the overlay's Content
 */
export const useReturnFocus = () => {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const { activeElement } = document;
      // What was pressed in it, or what happened while it faded out, may have taken the focus to where it leads.
      if (activeElement && activeElement !== document.body) return event.preventDefault();
      const { current } = opener;
      if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return;
      event.preventDefault();
      current.focus();
    },
  };
};
