"use client";
import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Says when an element at the top of the page has been scrolled out of sight, without listening to each scroll.
 *
 * @returns a ref for the sentinel, whose height is the distance, and whether it is past
 */
export const useScrolledPast = (): [RefObject<HTMLSpanElement | null>, boolean] => {
  const sentinel = useRef<HTMLSpanElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = sentinel.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry && setPast(!entry.isIntersecting));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [sentinel, past];
};
