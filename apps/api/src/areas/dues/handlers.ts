import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { claimDue } from "./claim";
import { debtorDetail } from "./items";
import { list } from "./list";
import { payDues } from "./pay";
import { remind } from "./remind";
import { writeOffDues } from "./write-off";

export const dueHandlers: AreaHandlers<Available, Validation, "dues"> = {
  list,
  get: debtorDetail,
  pay: payDues,
  writeOff: writeOffDues,
  claim: claimDue,
  remind,
};
