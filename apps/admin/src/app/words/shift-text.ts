import type { Shift } from "@carrel/sdk";

/**
 * A shift with its hours, as one chooses it.
 * @example shiftText({ name: "Morning", starts: "06:00", ends: "14:00" }) // "Morning, 06:00–14:00"
 */
export const shiftText = ({ name, starts, ends }: Pick<Shift, "name" | "starts" | "ends">): string =>
  `${name}, ${starts}–${ends}`;
