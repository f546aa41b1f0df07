/** What the slots of a run say of themselves. */
export const SLOT_WORDS = {
  /** Under the first slot of a run. */
  start: "Start",
  /** Under the last one. */
  end: (until: string) => `Until ${until}`,
  /** Read out for those between. */
  within: "included",
  /** Under what is chosen, while the other end may still be pressed. */
  pending: "Press another slot to go on until then.",
  /** Read out where a slot can't be chosen. */
  unavailable: "not available",
};
export type SlotWords = typeof SLOT_WORDS;
