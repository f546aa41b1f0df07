import { useEffect, useState } from "react";

/** Milliseconds between two looks at the clock: what a device that slept shows is old for no longer. */
const STEP = 15_000;
const minuteOf = (instant: Date) => Math.floor(instant.getTime() / 60_000);

/**
 * The present minute, for what a screen says about now. It changes once a minute.
 * @example const { isOpen } = openState(branch, useNow());
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = setInterval(() => {
      const next = new Date();
      setNow((before) => (minuteOf(before) === minuteOf(next) ? before : next));
    }, STEP);
    return () => clearInterval(look);
  }, []);
  return now;
}
