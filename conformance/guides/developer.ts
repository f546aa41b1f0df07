import type { Walks } from "./walk";

/** Every script runs against a server and answers what stands below it; every snippet compiles. */
const RUN = [
  "apps/api/src/documents.test.ts › %s answers what it shows",
  "conformance/documents.test.ts › compiles each snippet, and the script of the example page",
] as const;

export const developer: Walks = {
  "docs/documentation/developer/authentication.md": [RUN[0]],
  "docs/documentation/developer/embed.md": [
    "e2e/tests/organisation.spec.ts › social links and sites are made whole addresses; others are refused",
    [
      "e2e/tests/organisation.spec.ts › social links and sites are made whole addresses; others are refused",
      "e2e/tests/embed.spec.ts › a place is booked in the page of a site that its organisation named, and in no other's",
    ],
    "conformance/documents.test.ts › shows the frame that the office gives",
    "e2e/tests/embed.spec.ts › a place is booked in the page of a site that its organisation named, and in no other's",
  ],
  "docs/documentation/developer/errors.md": [RUN],
  "docs/documentation/developer/getting-started.md": [RUN],
  "docs/documentation/developer/requests.md": [RUN],
};
