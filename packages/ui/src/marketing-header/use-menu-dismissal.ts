"use client";
import { type RefObject, useEffect } from "react";

/**
 * Closes an open menu by Escape and by following one of its links; both bubble up to `container`.
 *
 * @param onDismiss gets whether it was Escape, after which the focus belongs to the button that opened the menu
 */
export const useMenuDismissal = (
  container: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (byEscape: boolean) => void,
) => {
  useEffect(() => {
    const element = container.current;
    if (!open || !element) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && onDismiss(true);
    const onClick = ({ target }: MouseEvent) => target instanceof Element && target.closest("a") && onDismiss(false);
    element.addEventListener("keydown", onKeyDown);
    element.addEventListener("click", onClick);
    return () => {
      element.removeEventListener("keydown", onKeyDown);
      element.removeEventListener("click", onClick);
    };
  });
};
