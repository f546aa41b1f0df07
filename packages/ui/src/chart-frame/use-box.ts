"use client";
import { type RefObject, useLayoutEffect, useState } from "react";
import { textWidth } from "./text-width";

/** The room there is to draw in, px. */
export interface Box {
  width: number;
  height: number;
  /** Size of its text. */
  em: number;
  /** Width of a line of its text. */
  textWidth: (text: string) => number;
}

/** The size of an element, kept as it changes; null until it is laid out. */
export const useBox = (element: RefObject<HTMLElement | null>): Box | null => {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    let known = "";
    const measure = () => {
      const style = getComputedStyle(node);
      const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const { clientWidth: width, clientHeight: height } = node;
      const now = `${width} ${height} ${font}`;
      if (now === known || width === 0 || height === 0) return;
      known = now;
      setBox({ width, height, em: Number.parseFloat(style.fontSize), textWidth: (text) => textWidth(text, font) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return box;
};
