import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** The gateway's events name an order and nobody's organisation. */
export const findOrder: Migration = {
  name: "0031-find-order",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
grant select (gateway_order_id) on subscription_orders to carrel_lookup;
${lookup(
  "find_order_organisation(p_gateway_order_id text)",
  "uuid",
  "select org_id from subscription_orders where gateway_order_id = p_gateway_order_id",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
