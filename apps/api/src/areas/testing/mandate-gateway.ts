import { sandboxPayments } from "../../adapters/sandbox-payments";
import { type GatewayCharge, type PaymentGateway, PaymentGatewayError } from "../../ports";
import { createTestApi, SANDBOX_SECRET } from "../../testing/create-test-api";
import { testRandom } from "../../testing/rows";
import { testClock } from "../../testing/test-ports";
import { type House, PASSWORD } from "./house";

/** A sandbox that remembers what became of its mandates, and that can be down. */
export function mandateGateway() {
  const ended: string[] = [];
  const opened: Parameters<PaymentGateway["openMandate"]>[0][] = [];
  const charges = new Map<string, GatewayCharge[]>();
  const state = { isDown: false };
  const sandbox = sandboxPayments(SANDBOX_SECRET, testRandom);
  const orDown = async <Result>(answer: () => Promise<Result> | Result): Promise<Result> => {
    if (state.isDown) throw new PaymentGatewayError("is down");
    return answer();
  };
  const gateway: PaymentGateway = {
    ...sandbox,
    openMandate: (mandated) =>
      orDown(() => {
        opened.push(mandated);
        return sandbox.openMandate(mandated);
      }),
    endMandate: (mandate) => orDown(() => void ended.push(mandate)),
    readMandate: (mandate) =>
      orDown(() => ({ hasEnded: ended.includes(mandate), charges: charges.get(mandate) ?? [] })),
  };
  return { gateway, ended, opened, charges, state };
}

/** The house's server with a gateway of its own, and its client for somebody. */
export async function serverWith(house: House, payments: PaymentGateway, email: string) {
  const clock = testClock(house.minutesFromNow(0));
  const api = createTestApi({ database: house.database, clock, payments });
  const client = api.client("pk_demo_carrel");
  const signIn = () => client.auth.login({ email, password: PASSWORD });
  await signIn();
  const at = async (instant: string) => {
    clock.set(instant);
    await signIn();
  };
  return { api, client, at };
}
