import type { Migration } from "./migration";

/** Events of a gateway name an order by our own name of it. */
export const ordersById: Migration = {
  name: "0104-orders-by-id",
  index: "subscription_orders_by_id",
  sql: "create index concurrently subscription_orders_by_id on subscription_orders (order_id)",
};
