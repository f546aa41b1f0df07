import { NOTHING_THERE } from "../preparations";
import type { Placed, Ready } from "./call";

/**
 * Asks the payment gateway what a call needs of it, before its transaction: a slow gateway holds no connection and no
 * lock, and a transaction that is tried again asks for nothing twice.
 * @throws Failure 400 `signature_invalid`; 409 `payment_incomplete`; 503 `payment_gateway_unavailable`
 */
export const askGateway = async ({
  ports,
  implementation: { policy },
  scope,
  organisation,
  input,
}: Placed): Promise<Pick<Ready, "atGateway">> => ({
  atGateway: (organisation && (await policy.gateway?.(ports, scope, organisation, input))) ?? NOTHING_THERE,
});
