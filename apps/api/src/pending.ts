import { type Contract, pending } from "@carrel/sdk/contract";
import type { Without } from "./operation-names";

// The list stands in the contract (decision 42), where whoever reads or calls an operation is told of it too.
export { pending };

/** The part of the contract that has handlers. */
export type Available = Without<Contract, typeof pending>;
