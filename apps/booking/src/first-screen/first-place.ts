import type { BookableOrganisation } from "@carrel/sdk";

interface FirstPlace {
  /** As the address has it. */
  orgCode: string;
  organisation: BookableOrganisation;
}

/** Reads what the server wrote into the page of the place that it shows. */
export function readFirstPlace(page: Pick<Document, "getElementById"> = document): FirstPlace | null {
  const text = page.getElementById("carrel-place")?.textContent;
  return text ? (JSON.parse(text) as FirstPlace) : null;
}

/** Whether the page was reached by Back or Forward. */
export const isComeBackTo = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "back_forward");
