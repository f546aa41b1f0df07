import { useEffect, useState } from "react";

/**
 * Seconds that are left, by the clock: a tab in the background, whose timers are slowed, is right when it is seen again.
 * @returns the seconds left, and what starts them anew
 */
export function useCountdown(seconds: number): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(Date.now);
  const isOver = now >= end;
  useEffect(() => {
    if (isOver) return;
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, [isOver]);
  const start = (next: number) => {
    const started = Date.now();
    setNow(started);
    setEnd(started + next * 1000);
  };
  return [Math.max(0, Math.ceil((end - now) / 1000)), start];
}
