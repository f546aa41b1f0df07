import type { Migration } from "./migration";

/** Who has a phone number is found by it, as by his e-mail address. */
export const customersByPhone: Migration = {
  name: "0063-customers-by-phone",
  index: "customers_phone",
  sql: "create index concurrently customers_phone on customers (org_id, phone) where phone <> ''",
};
