import type { Context } from "../context";
import type { Scope, Tenant } from "../database/port";
import type { Ports } from "../ports";
import type { Placed, Ready } from "./call";

type AskPorts = Pick<Ports, "database" | "payments" | "clock" | "random" | "log">;

/** What a call got from the payment gateway before its transaction (decision 24). */
type AtGateway = Context["atGateway"];

export const NOTHING_THERE: AtGateway = { opened: null, taken: null };

/** Asks the payment gateway what one operation needs of it. */
export type Errand<Input> = (ports: AskPorts, scope: Scope, organisation: Tenant, input: Input) => Promise<AtGateway>;

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
