import type { Contract } from "@carrel/sdk/contract";
import type { Validation } from "@carrel/sdk/validation";
import type * as z from "zod";
import { type AtGateway, NOTHING_THERE, openOrder, takePayment } from "../areas/subscription/at-the-gateway";
import type { Scope, Tenant } from "../database/port";
import type { Implementation } from "../implement";
import type { Ports } from "../ports";

type AskPorts = Pick<Ports, "database" | "payments" | "clock" | "random" | "log">;

type Errands = {
  [Area in keyof Contract & keyof Validation]?: {
    [Name in keyof Contract[Area] & keyof Validation[Area]]?: Validation[Area][Name] extends {
      input: infer Input extends z.ZodType;
    }
      ? (ports: AskPorts, scope: Scope, organisation: Tenant, input: z.output<Input>) => Promise<AtGateway>
      : never;
  };
};

/** The operations that ask the payment gateway. */
const errands: Errands = { subscription: { createOrder: openOrder, verifyPayment: takePayment } };

type Errand = (ports: AskPorts, scope: Scope, organisation: Tenant, input: unknown) => Promise<AtGateway>;

const errandOf = (name: string): Errand | undefined => {
  const [area = "", operation = ""] = name.split(".");
  const errand: unknown = Reflect.get(Reflect.get(errands, area) ?? {}, operation);
  // The operation's own schema made the input, and its own type is what the errand was written for.
  return typeof errand === "function" ? (...call) => errand(...call) : undefined;
};

/**
 * Asks the payment gateway what a call needs of it, before its transaction: a slow gateway holds no connection and no
 * lock, and a transaction that is tried again asks for nothing twice.
 * @throws Failure 400 `signature_invalid`; 409 `payment_incomplete`; 503 `payment_gateway_unavailable`
 */
export const askGateway = async (
  ports: AskPorts,
  { name }: Implementation,
  scope: Scope,
  organisation: Tenant | null,
  input: unknown,
): Promise<AtGateway> => (organisation && (await errandOf(name)?.(ports, scope, organisation, input))) ?? NOTHING_THERE;
