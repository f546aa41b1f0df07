import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers, Context } from "../../context";
import { Failure } from "../../failure";
import type { Available } from "../../pending";
import { sealEntries } from "../../platform/audit/seal";
import { placeOf } from "../tenant";
import { findEntries, firstBroken, lastEntry } from "./queries";
import { auditRecord } from "./record";

/** The log tells of every branch. */
function requireEveryBranch(context: Context) {
  if (placeOf(context).allowedBranches === null) return;
  throw new Failure({
    status: 403,
    code: "branch_scope",
    message: "Only people who may work in every branch can read the audit log.",
  });
}

export const auditLogHandlers: AreaHandlers<Available, Validation, "auditLog"> = {
  async list(context) {
    requireEveryBranch(context);
    const head = await sealEntries(context.db, context.orgId);
    const { rows, total } = await findEntries(context, context.input, head);
    return { data: rows.map(auditRecord), totalRecords: total };
  },

  async verify(context) {
    requireEveryBranch(context);
    const head = await sealEntries(context.db, context.orgId);
    const { entries, last } = await lastEntry(context);
    const isHeadRight = head.entries === (last?.sequence ?? 0) && head.lastHash === (last?.hash ?? "");
    const broken = await firstBroken(context);
    // A last entry that was changed together with its hash differs from the head's alone.
    const wrong = broken ?? (isHeadRight || head.entries !== last?.sequence ? null : last);
    return {
      isWhole: wrong === null && isHeadRight,
      entries,
      firstBroken: wrong && {
        _id: wrong.entryId,
        sequence: wrong.sequence,
        occurredAt: wrong.occurredAt.toISOString(),
      },
    };
  },
};
