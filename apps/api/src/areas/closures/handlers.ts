import { localDateOf } from "@carrel/sdk/domain";
import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { findBranch } from "../branches/queries";
import { listPage } from "../list-page";
import { addClosure } from "./add-closure";
import { closuresOf } from "./queries";
import { closureRecord } from "./record";
import { removeClosure } from "./remove-closure";

export const closureHandlers: AreaHandlers<Available, Validation, "closures"> = {
  async list(context) {
    const { input, now } = context;
    const { branchId, timezone } = await findBranch(context, input.branchId);
    const today = localDateOf(now, timezone);
    const query = closuresOf(context, { branchId, when: input.when ?? "ahead", today });
    const { rows, total, atLeast } = await listPage(query, input);
    return { data: rows.map(closureRecord), totalRecords: total, atLeast };
  },

  add: addClosure,
  remove: removeClosure,
};
