import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { debtorDetail } from "./items";
import { list } from "./list";
import { payDues } from "./pay";

export const dueHandlers: AreaHandlers<Available, Validation, "dues"> = { list, get: debtorDetail, pay: payDues };
