import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { sealEntries } from "../../platform/audit/seal";
import { readNames } from "./names";
import { findEntries, findEntry, firstBroken, lastEntry } from "./queries";
import { auditRecord } from "./record";

export const auditLogHandlers: AreaHandlers<Available, Validation, "auditLog"> = {
  async list(context) {
    const head = await sealEntries(context.db);
    const { rows, total, atLeast } = await findEntries(context, context.input, head);
    const namesOf = await readNames(context, rows);
    return { data: rows.map((row) => auditRecord(row, namesOf(row))), totalRecords: total, atLeast };
  },

  async get(context) {
    await sealEntries(context.db);
    const entry = await findEntry(context, context.input.id);
    const namesOf = await readNames(context, [entry]);
    return auditRecord(entry, namesOf(entry));
  },

  async verify(context) {
    const head = await sealEntries(context.db);
    const { entries, blanked, last } = await lastEntry(context);
    const isHeadRight = head.entries === (last?.sequence ?? 0) && head.lastHash === (last?.hash ?? "");
    const broken = await firstBroken(context);
    // A last entry that was changed together with its hash differs from the head's alone.
    const wrong = broken ?? (isHeadRight || head.entries !== last?.sequence ? null : last);
    return {
      isWhole: wrong === null && isHeadRight,
      entries,
      blanked,
      firstBroken: wrong && {
        _id: wrong.entryId,
        sequence: wrong.sequence,
        occurredAt: wrong.occurredAt.toISOString(),
      },
    };
  },
};
