import type { BusinessUnitCategory, BusinessUnitStatus, BusinessUnitWebsiteType } from "@carrel/sdk/schemas";
import type { StatusBadgeProps } from "@carrel/ui/status-badge";

/** How far the work has come: the word, and how it is shown. */
export const STATUSES: Readonly<Record<BusinessUnitStatus, { label: string; tone: StatusBadgeProps["tone"] }>> = {
  NEW: { label: "New", tone: "info" },
  CONTACTED: { label: "Contacted", tone: "neutral" },
  INTERESTED: { label: "Interested", tone: "warning" },
  DEMO: { label: "Demo", tone: "warning" },
  WON: { label: "Won", tone: "success" },
  LOST: { label: "Lost", tone: "neutral" },
};

/** What kind of place it is. */
export const CATEGORIES: Readonly<Record<BusinessUnitCategory, string>> = {
  "co-working": "Co-working space",
  "study-hall": "Study hall",
  library: "Library",
  "coaching-centre": "Coaching centre",
  "business-centre": "Business centre",
  cafe: "Café",
  other: "Other",
};

/** What it has on the web. */
export const WEBSITES: Readonly<Record<BusinessUnitWebsiteType, string>> = {
  none: "No website",
  "social-page": "Social page",
  "single-page": "Single page",
  "full-site": "Full site",
  "booking-site": "Site with booking",
};

const labelsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

export const CATEGORY_OPTIONS = labelsOf(CATEGORIES);
export const WEBSITE_OPTIONS = labelsOf(WEBSITES);
export const STATUS_OPTIONS = (Object.keys(STATUSES) as BusinessUnitStatus[]).map((value) => ({
  value,
  label: STATUSES[value].label,
}));
