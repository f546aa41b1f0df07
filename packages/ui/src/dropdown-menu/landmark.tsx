"use client";
import { createContext, type ReactNode, type Ref, type RefCallback, useCallback, useContext, useState } from "react";

type Landmark = HTMLElement | null;
const Context = createContext<{ landmark: Landmark; find: (trigger: Landmark) => void }>({
  landmark: null,
  find: () => {},
});

/** The main part first: what is a header or a section inside of it may scroll or clip. */
const landmarkOf = (element: Landmark): Landmark =>
  element?.closest<HTMLElement>("main") ?? element?.closest<HTMLElement>("header, nav, aside, footer") ?? null;

/** Lets a menu open in the landmark of what opens it, so that nothing on the page is outside of one. */
export const LandmarkProvider = ({ children }: { children: ReactNode }) => {
  const [landmark, setLandmark] = useState<Landmark>(null);
  const find = useCallback((trigger: Landmark) => setLandmark(landmarkOf(trigger)), []);
  return <Context value={{ landmark, find }}>{children}</Context>;
};

/** For the portal of the menu; undefined (the body) where there is no landmark. */
export const useLandmark = (): HTMLElement | undefined => useContext(Context).landmark ?? undefined;

/** The ref of what opens the menu, beside the one that it was given. */
export const useLandmarkRef = <Element extends HTMLElement>(given: Ref<Element> | undefined): RefCallback<Element> => {
  const { find } = useContext(Context);
  return useCallback(
    (element: Element | null) => {
      if (element) find(element);
      const cleanUp = typeof given === "function" ? given(element) : undefined;
      if (given && typeof given === "object") given.current = element;
      return cleanUp;
    },
    [find, given],
  );
};
