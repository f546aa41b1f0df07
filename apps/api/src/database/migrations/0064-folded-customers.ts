import { CUSTOMER_TEXT } from "./0021-search";
import type { Migration } from "./migration";

/** A customer's text as it is searched, without its accents. */
const FOLDED_CUSTOMER = CUSTOMER_TEXT.replace(/^lower/, "folded");

/** As `customers_text`, which it takes the place of. */
export const foldedCustomers: Migration = {
  name: "0064-folded-customers",
  index: "customers_folded",
  sql: `create index concurrently customers_folded on customers using gin ((${FOLDED_CUSTOMER}) gin_trgm_ops, org_id)
  with (gin_pending_list_limit = 256)`,
};
