import type { VerifyMobilePayment } from "@carrel/sdk/schemas";
import { Failure } from "../../failure";
import type { Errand } from "../../preparations";
import { takePayment, wrongSignature } from "../subscription/at-the-gateway";
import { findSession } from "./queries";

/** 410: no money was there in time, and none was taken. */
const tooLate = () =>
  new Failure({
    status: 410,
    code: "payment_session_expired",
    message: "This code's time is over, and nothing was paid. Ask for a new code where you got this one.",
  });

/**
 * As `takePayment`, for the order of a session alone. Once the session is over, money that the gateway only holds is left
 * with its payer; money that is there counts, whenever it is told of.
 */
export const takeOnPhone: Errand<VerifyMobilePayment> = async (ports, scope, organisation, { id, ...answer }) => {
  const found = await ports.database.tx(scope, (db) => findSession({ db, orgId: scope.orgId }, id));
  const paidFor = answer.razorpay_order_id ?? answer.razorpay_subscription_id;
  if (paidFor !== found.offer.gatewayOrderId) throw wrongSignature();
  const isOver = found.session.expiresAt <= ports.clock.now();
  return takePayment(ports, scope, organisation, answer, isOver ? tooLate() : null);
};
