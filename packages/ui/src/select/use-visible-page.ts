"use client";
import { useRef } from "react";

/**
 * Radix hides everything but an open list from screen readers (`aria-hidden`) and leaves its controls focusable, which
 * they must not be there. These handlers, for the root and for the list, give the page back: the focus stays in the list
 * all the same. What was hidden before, by a dialog or by its author, stays hidden.
 */
export const useVisiblePage = () => {
  const before = useRef<ReadonlySet<Element>>(new Set());
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen) before.current = new Set(document.querySelectorAll("[aria-hidden]"));
  };
  // Radix hides the page before the focus comes. When the list closes it takes away what is gone already.
  const onFocus = () => {
    for (const element of document.querySelectorAll("[data-aria-hidden][aria-hidden]"))
      if (!before.current.has(element)) element.removeAttribute("aria-hidden");
  };
  return { onOpenChange, onFocus };
};
