import { contract } from "@carrel/sdk/contract";
import { validation } from "@carrel/sdk/validation";
import { handlers } from "../handlers";
import { type Implementation, implement } from "../implement";
import { pending } from "../pending";
import { policies } from "../policies";

/** Every operation of the contract, as the server runs it. */
export const IMPLEMENTATIONS: readonly Implementation[] = implement(
  contract,
  validation,
  handlers,
  policies,
  pending,
).flatMap(({ implementations }) => implementations);

/** @param name such as `desks.list` */
export const implementationOf = (name: string): Implementation => {
  const found = IMPLEMENTATIONS.find((implementation) => implementation.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
