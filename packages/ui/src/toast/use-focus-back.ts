import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Gives the focus back to where it came from once a notice that had it is gone. Sonner does so whenever the focus
 * leaves a notice, and so takes it out of the menu that somebody opens next, which closes it.
 * @returns what the element around the notices gets
 */
export function useFocusBack() {
  const place = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (!from.current || document.activeElement !== document.body) return;
      from.current.focus({ preventScroll: true });
      from.current = null;
    });
    if (place.current) observer.observe(place.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  const isOutside = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && !place.current?.contains(target);
  return {
    ref: place,
    onFocusCapture: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      // So marked, Sonner does not note where the focus came from.
      target.dataset.dismissible = "false";
      if (isOutside(relatedTarget)) from.current = relatedTarget;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (isOutside(relatedTarget)) from.current = null;
    },
  };
}
