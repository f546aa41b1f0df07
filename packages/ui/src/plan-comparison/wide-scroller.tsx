"use client";
import { type ComponentProps, useEffect, useRef, useState } from "react";

/** What scrolls sideways; the keyboard can reach it exactly while there is something to scroll. */
export const WideScroller = ({ children, ...rest }: ComponentProps<"section">) => {
  const box = useRef<HTMLElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <section {...rest} ref={box} tabIndex={overflows ? 0 : undefined}>
      <div className="ui-plans__sheet">{children}</div>
    </section>
  );
};
