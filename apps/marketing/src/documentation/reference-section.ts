import type { DocumentSection } from "./document";

/** Every call of the API, from the contract. */
export const REFERENCE: DocumentSection = {
  path: "/documentation/reference",
  title: "API reference",
  whom: "API reference",
  lead: "Every call: what it takes, what it gives, who may make it, and how it fails.",
  groups: [],
};
