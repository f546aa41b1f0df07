import type { Migration } from "./migration";

/** Where somebody above an organisation wants its payments to go waits for its own consent. */
export const proposedPaymentAddress: Migration = {
  name: "0042-proposed-payment-address",
  sql: /* sql */ `
-- { upiDetails: null or { vpa, payeeName }, proposedBy: the organisation above, proposedAt: an instant }
alter table organisations add column upi_proposal jsonb;
`,
};
