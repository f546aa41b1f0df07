/** In days: how long ago the oldest began that somebody owes. The list can be narrowed to these. */
export const AGES = ["7", "30", "90"] as const;
export type Age = (typeof AGES)[number];
