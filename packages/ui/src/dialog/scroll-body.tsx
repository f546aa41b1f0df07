"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import "./dialog.css";

/** A scrolling part that the keyboard can reach exactly while there is something to scroll. */
export const ScrollBody = ({ className, children, ...rest }: ComponentProps<"div">) => {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <div {...rest} ref={box} tabIndex={overflows ? 0 : undefined} className={cx("ui-scroll-body", className)}>
      <div className="ui-scroll-body__content">{children}</div>
    </div>
  );
};
