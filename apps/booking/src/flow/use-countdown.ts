import { useEffect, useState } from "react";

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/**
 * Seconds that run down to 0, one a second. They are read off the clock, so that a page that slept is not behind.
 * @param end by the device's own clock (`Date.now()`); null: nothing runs
 */
export function useCountdown(end: number | null): number {
  const [now, setNow] = useState(0);
  const left = end === null ? 0 : secondsUntil(end);
  useEffect(() => {
    if (end === null || left === 0) return;
    const tick = setTimeout(() => setNow(now + 1), 1000);
    return () => clearTimeout(tick);
  }, [end, left, now]);
  return left;
}
