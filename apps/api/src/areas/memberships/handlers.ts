import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { add } from "./add";
import { bookings, list } from "./list";
import { membershipRecord } from "./record";

export const membershipHandlers: AreaHandlers<Available, Validation, "memberships"> = {
  list,
  get: (context) => membershipRecord(context, context.input.id),
  bookings,
  add,
};
