/** In so many parts a wait is cut. */
const PARTS = 4;

/**
 * Acts when so many milliseconds have passed without `stop`. A process that itself stood still has not waited for
 * others: its standstill counts as one part, however long it was.
 * @returns stop
 */
export const after = (milliseconds: number, act: () => void): (() => void) => {
  let parts = 0;
  const timer = setInterval(() => {
    parts += 1;
    if (parts < PARTS) return;
    clearInterval(timer);
    act();
  }, milliseconds / PARTS);
  return () => clearInterval(timer);
};
