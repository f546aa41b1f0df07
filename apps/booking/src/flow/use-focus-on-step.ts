import { type RefObject, useEffect, useRef } from "react";
import type { Shown } from "./step-words";

/**
 * Moves the focus to the new step's heading, so that a screen reader reads on and Tab starts there.
 * The code's boxes take the focus themselves: they are all there is to do.
 * @returns for the heading, which needs `tabIndex={-1}`
 */
export function useFocusOnStep(step: Shown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (step !== "code") heading.current?.focus();
  }, [step]);
  return heading;
}
