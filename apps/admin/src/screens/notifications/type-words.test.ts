import { NOTIFICATION_TYPES, type NotificationType } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { TYPE_GROUPS } from "./type-words";

/** Of the contract, but made by nothing yet; keys were given once, by a step of the schema. */
const NOT_YET: readonly NotificationType[] = ["api_keys_given"];

it("every type that something sends can be chosen, once", () => {
  const shown = TYPE_GROUPS.flatMap(({ types }) => types.map(({ type }) => type));
  expect([...shown, ...NOT_YET].sort()).toEqual([...NOTIFICATION_TYPES].sort());
});
