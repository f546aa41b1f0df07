import { useEffect, useState } from "react";

/**
 * Seconds that run down to 0, one a second.
 * @returns the seconds left, and a way to start again
 */
export function useCountdown(seconds: number) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const tick = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(tick);
  }, [left]);
  return [left, setLeft] as const;
}
