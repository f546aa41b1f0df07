import { useEffect, useState } from "react";

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/**
 * Seconds that run down to 0. They are read off the clock, so that a page that slept is not behind.
 * @param end by the device's own clock (`Date.now()`), in milliseconds; null: nothing runs
 * @returns whole seconds, rounded up
 * @example const left = useCountdown(sentAt + 30_000);
 */
export function useCountdown(end: number | null): number {
  const [looks, setLooks] = useState(0);
  const left = end === null ? 0 : secondsUntil(end);
  useEffect(() => {
    if (end === null || left === 0) return;
    // At the turn of the next second.
    const look = setTimeout(() => setLooks(looks + 1), end - Date.now() - (left - 1) * 1000);
    return () => clearTimeout(look);
  }, [end, left, looks]);
  return left;
}
