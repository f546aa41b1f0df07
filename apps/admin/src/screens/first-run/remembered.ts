import { useState } from "react";
import { SAYABLE, type Said } from "./steps";

/** What was said of an organisation's first steps on this device. */
interface Remembered {
  isHidden: boolean;
  said: Said[];
}

const NOTHING: Remembered = { isHidden: false, said: [] };

function read(key: string): Remembered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return NOTHING;
    const said = "said" in kept && Array.isArray(kept.said) ? kept.said : [];
    return {
      isHidden: "isHidden" in kept && kept.isHidden === true,
      said: SAYABLE.filter((what) => said.includes(what)),
    };
  } catch {
    return NOTHING;
  }
}

/**
 * What no data tell of the first steps: which were said to be over, and whether the list was put away.
 * @param organisationId each organisation has its own
 */
export function useRemembered(organisationId: string) {
  const key = `carrel.first-run.${organisationId}`;
  const [remembered, setRemembered] = useState(() => read(key));
  const remember = (change: Partial<Remembered>) => {
    const next = { ...remembered, ...change };
    setRemembered(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is blocked or full: it lasts until the page is left.
    }
  };
  return [remembered, remember] as const;
}
