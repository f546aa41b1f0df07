import { useCallback, useState } from "react";

/** @returns whether a good part of an element has been in sight; the element's ref; what says so beforehand */
export function useSeen() {
  const [isSeen, setSeen] = useState(false);
  const see = useCallback(() => setSeen(true), []);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && see(), {
        threshold: 0.4,
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [see],
  );
  return { isSeen, see, ref };
}
