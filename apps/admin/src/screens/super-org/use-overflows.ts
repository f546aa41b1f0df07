import { type RefObject, useEffect, useState } from "react";

/** Whether an element holds more than it shows at once: then the keyboard has to reach it, to scroll. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setOverflows(box.scrollHeight > box.clientHeight);
    const sizes = new ResizeObserver(measure);
    const contents = new MutationObserver(measure);
    sizes.observe(box);
    contents.observe(box, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [element]);
  return overflows;
}
