import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** Stripe beside Razorpay (decision 66): its orders, and whose an order is that its events name by our own name. */
export const stripe: Migration = {
  name: "0105-stripe",
  sql: /* sql */ `
alter table subscription_orders drop constraint subscription_orders_gateway_check,
  add constraint subscription_orders_gateway_check check (gateway in ('razorpay', 'stripe', 'sandbox'));

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${lookup(
  "find_receipt_organisation(p_order_id uuid)",
  "uuid",
  `
begin
  return (select o.org_id from subscription_orders o where o.order_id = p_order_id limit 1);
end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
