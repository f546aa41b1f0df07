import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { add } from "./add";
import { board } from "./board";
import { change } from "./change";
import { end } from "./end";
import { floatingPlaces } from "./floating-places";
import { freeze } from "./freeze";
import { bookings, list } from "./list";
import { offer } from "./offer";
import { payMembership, refundMembership } from "./pay";
import { previewChange } from "./preview-change";
import { previewEnd } from "./preview-end";
import { membershipRecord } from "./record";
import { reinstate } from "./reinstate";
import { renew, renewMany } from "./renew";
import { thaw } from "./thaw";
import { transfer } from "./transfer";
import { visit } from "./visit";

export const membershipHandlers: AreaHandlers<Available, Validation, "memberships"> = {
  list,
  get: (context) => membershipRecord(context, context.input.id),
  bookings,
  board,
  offer,
  add,
  renew,
  renewMany,
  previewEnd,
  end,
  reinstate,
  pay: payMembership,
  refund: refundMembership,
  freeze,
  thaw,
  previewChange,
  change,
  transfer,
  floatingPlaces,
  visit,
};
