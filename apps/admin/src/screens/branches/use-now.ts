import { useEffect, useState } from "react";

/** Milliseconds between two looks at the clock. */
const STEP = 15_000;

/** The present minute, for what a screen says about now. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      const next = new Date();
      setNow((before) =>
        Math.floor(before.getTime() / 60_000) === Math.floor(next.getTime() / 60_000) ? before : next,
      );
    }, STEP);
    return () => clearInterval(timer);
  }, []);
  return now;
}
