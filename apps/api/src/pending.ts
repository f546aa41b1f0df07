import type { Contract } from "@carrel/sdk/contract";
import type { OperationNames, Without } from "./operation-names";

/**
 * The operations that have no handler yet. They keep their place in the contract and its description, and answer 404
 * `not_available`. The compiler holds this list against the handlers, so that each operation is in exactly one of them.
 */
export const pending = {
  subscription: ["cancelRecurring"],
  mobilePayment: ["createSession", "session", "verify"],
  website: ["settings", "requestWebsite", "configureDomain", "verifyDns", "domainStatus", "availableDomains"],
  webhooks: ["list", "add", "update", "remove", "deliveries"],
  contact: ["send"],
} as const satisfies OperationNames<Contract>;

/** The part of the contract that has handlers. */
export type Available = Without<Contract, typeof pending>;
