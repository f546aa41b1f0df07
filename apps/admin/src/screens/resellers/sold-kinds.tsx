import type { ResellerOrgType } from "@carrel/sdk/schemas";
import { Armchair, BookOpen, Layers } from "lucide-react";

/** What a reseller sells, in words. */
export const SOLD: Readonly<Record<ResellerOrgType, string>> = {
  "co-working": "Co-working spaces",
  "study-hall": "Study halls",
  both: "Both",
};

/** The same as a choice. */
export const SOLD_OPTIONS = [
  {
    value: "co-working",
    label: SOLD["co-working"],
    description: "Desks, by the hour or by the day.",
    icon: <Armchair />,
  },
  { value: "study-hall", label: SOLD["study-hall"], description: "Seats in reading rooms.", icon: <BookOpen /> },
  { value: "both", label: SOLD.both, description: "Each client says which it runs.", icon: <Layers /> },
] as const;
