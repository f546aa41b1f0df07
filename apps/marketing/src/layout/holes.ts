/**
 * What the server writes into a page before it is sent, escaped (`apps/api/src/sites/public-pages.ts`): the pages speak for whoever
 * runs the platform, or sells it under his own name, and that is data.
 */
export const HOLES = {
  /** As the host calls the platform. */
  platform: "{{platform}}",
  /** Where the host is known, such as `https://app.example.com`, without a slash at its end. */
  address: "{{address}}",
  /** Whom to ask, line by line: the company, where it is, and how it is reached, as far as that is known. */
  operator: "{{operator}}",
  /** What a reseller's pages say that he runs on; mostly nothing. */
  runsOn: "{{runsOn}}",
} as const;
