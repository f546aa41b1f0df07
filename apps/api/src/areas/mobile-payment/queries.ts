import { notFound } from "../../failure";
import { ordersOf, type Tenancy } from "../subscription/queries";

type Reach = Pick<Tenancy, "db" | "orgId">;

/** An organisation's order, and whether money that came for it waits to be given back. */
const offersOf = (reach: Reach) =>
  ordersOf(reach).select((row) =>
    row
      .exists(
        row
          .selectFrom("paymentsToReturn as refund")
          .select("refund.paymentId")
          .whereRef("refund.orgId", "=", "order.orgId")
          .whereRef("refund.orderId", "=", "order.orderId"),
      )
      .as("cameInVain"),
  );

export type Offer = Awaited<ReturnType<ReturnType<typeof offersOf>["executeTakeFirstOrThrow"]>>;

export const findOffer = async (reach: Reach, orderId: string): Promise<Offer> => {
  const offer = await offersOf(reach).where("order.orderId", "=", orderId).executeTakeFirst();
  if (!offer) throw notFound("Order");
  return offer;
};

/** The session that an order has at an instant. */
export const findLive = ({ db, orgId, now }: Tenancy, orderId: string) =>
  db
    .selectFrom("paymentSessions")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("orderId", "=", orderId)
    .where("expiresAt", ">", now)
    .executeTakeFirst();

/** A session, whether or not it lives. @throws Failure 404, which says the same of one that there never was */
export async function findSession(reach: Reach, sessionId: string) {
  const session = await reach.db
    .selectFrom("paymentSessions")
    .selectAll()
    .where("orgId", "=", reach.orgId)
    .where("sessionId", "=", sessionId)
    .executeTakeFirst();
  if (!session) throw notFound("Payment");
  return { session, offer: await findOffer(reach, session.orderId) };
}
