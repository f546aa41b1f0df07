"use client";
import { useEffect, useRef, useState } from "react";

/** What a person does to scroll by themselves; from then on the place decides again. */
const BY_HAND = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Which of a page's sections is being read: the first that is in the upper third of the window, below a sticky bar. At
 * the very end of the page it is the last one, which may be too short ever to get there.
 *
 * @param ids of the sections' elements, from top to bottom
 * @param endId of an element below them
 */
export const useCurrentSection = (ids: readonly string[], endId: string) => {
  const [current, setCurrent] = useState(ids[0]);
  /** Went to by a link: current even where the page is too short to scroll it to the top. */
  const isAsked = useRef(false);
  const key = ids.join(" ");

  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const inSight = new Set<Element>();
    let isAtEnd = false;
    const read = () => {
      if (isAsked.current) return;
      const section = isAtEnd && window.scrollY > 0 ? sections.at(-1) : sections.find((each) => inSight.has(each));
      if (section) setCurrent(section.id);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        read();
      },
      { rootMargin: "-88px 0px -66% 0px" }, // 88: the top bar and a little
    );
    for (const section of sections) observer.observe(section);
    const endObserver = new IntersectionObserver((entries) => {
      isAtEnd = entries.at(-1)?.isIntersecting === true;
      read();
    });
    const end = document.getElementById(endId);
    if (end) endObserver.observe(end);
    const forget = () => {
      isAsked.current = false;
    };
    for (const event of BY_HAND) window.addEventListener(event, forget, { passive: true });
    return () => {
      observer.disconnect();
      endObserver.disconnect();
      for (const event of BY_HAND) window.removeEventListener(event, forget);
    };
  }, [key, endId]);

  const ask = (id: string) => {
    isAsked.current = true;
    setCurrent(id);
  };
  return { current, ask };
};
