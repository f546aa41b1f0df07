import type { Desk } from "../desk-tile";

export interface Zone {
  /** Empty for desks that stand in no zone. */
  name: string;
  desks: Desk[];
}

/** Desks by zone, zones in the order in which they first appear. */
export const zonesOf = (desks: readonly Desk[]): Zone[] => {
  const zones = new Map<string, Desk[]>();
  for (const desk of desks) {
    const name = desk.zone ?? "";
    const known = zones.get(name);
    if (known) known.push(desk);
    else zones.set(name, [desk]);
  }
  return Array.from(zones, ([name, members]) => ({ name, desks: members }));
};
