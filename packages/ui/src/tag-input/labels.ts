import type { Refusal } from "./add-tags";

export interface TagInputLabels {
  /** Names the chips. */
  chips: string;
  remove: (tag: string) => string;
  /** What was not added and why, told below the control. */
  duplicate: (tag: string) => string;
  full: (max: number) => string;
}

export const LABELS: TagInputLabels = {
  chips: "Added",
  remove: (tag) => `Remove ${tag}`,
  duplicate: (tag) => `“${tag}” is there already.`,
  full: (max) => `No more than ${max}. Remove one to add another.`,
};

/** A refusal in words. */
export const refusalText = (refusal: Refusal, max: number, labels: TagInputLabels): string =>
  refusal.reason === "full" ? labels.full(max) : labels.duplicate(refusal.tag);
