"use client";
import { type RefObject, useLayoutEffect, useState } from "react";

/** How many tiles the style sheet puts beside each other where there is this much room. */
export const useColumns = (plan: RefObject<HTMLElement | null>, view: "grid" | "list"): number => {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = plan.current;
    if (!element) return;
    const count = () => {
      const list = element.querySelector(".ui-desk-grid__desks");
      if (!list) return;
      const tracks = view === "list" ? "none" : getComputedStyle(list).gridTemplateColumns;
      setColumns(Math.max(1, tracks.split(" ").filter((track) => track !== "0px").length));
    };
    count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    return () => observer.disconnect();
  }, [plan, view]);
  return columns;
};
