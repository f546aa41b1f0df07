/** Generic words; `Partial` of them can be given. */
export const LABELS = {
  status: { NOT_CONFIGURED: "Not set up", PENDING: "Waiting for DNS", VERIFIED: "Verified", FAILED: "Not verified" },
  text: {
    NOT_CONFIGURED: "No domain is set up yet.",
    PENDING: "Set these records where the domain is managed. It can take up to two days until they are seen.",
    VERIFIED: "All records are as they should be.",
    FAILED: "Some records are missing or lead elsewhere. Correct them where the domain is managed, then check again.",
  },
  records: "DNS records",
  name: "Name",
  expected: "Expected",
  found: "Found",
  nothing: "Nothing found",
  ok: "As it should be",
  wrong: "Differs",
  missing: "Missing",
  unasked: "Not checked yet",
  copyName: (type: string) => `Copy the ${type} record's name`,
  copyValue: (type: string) => `Copy the ${type} record's value`,
  checkedAt: (time: string) => `Last checked ${time}`,
};
export type DomainStatusLabels = typeof LABELS;
