"use client";
import { useRef } from "react";

/**
 * Gives the focus back to what had it before an overlay opened. Radix returns it to its own trigger only; an overlay
 * that is opened by state or by its address has none.
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
      const { current } = opener;
      if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return;
      event.preventDefault();
      current.focus();
    },
  };
};
