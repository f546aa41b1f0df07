import type { Contract } from "./index";
import type { OperationNames } from "./operation";

/**
 * The operations that no server answers yet: they keep their place in the contract, and answer 404 `not_available`. The
 * server's compiler holds this list against its handlers, so that each operation is in exactly one of them; the rows' JSDoc,
 * `api.md` and the OpenAPI document say of each that it waits (`pnpm --filter @carrel/sdk reference` writes that).
 */
export const pending = {
  webhooks: ["list", "add", "update", "remove", "deliveries"],
  contact: ["send"],
} as const satisfies OperationNames<Contract>;

const waiting: Readonly<Record<string, readonly string[]>> = pending;

/** Whether no server answers an operation yet. */
export const isPending = (area: string, name: string): boolean => waiting[area]?.includes(name) ?? false;
