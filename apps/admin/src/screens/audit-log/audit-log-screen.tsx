import { LogIllustration } from "@carrel/ui/illustration";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { useMoment } from "../../app/use-moment";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { auditQueryOf } from "./audit-query";
import { ChainStatus } from "./chain-status";
import { auditCsv } from "./csv";
import { entryColumns } from "./entry-columns";
import { ENTRY_FILTERS } from "./entry-filters";

/** Who did what to which record, newest first. */
export const AuditLogScreen: ComponentType = listPlace("/audit-log", ({ search, zone }) =>
  found(q.auditLog.list, auditQueryOf(search, zone)),
)(function useEntries({ zone }) {
  const moment = useMoment();
  return {
    noun: "entries",
    title: "Audit log",
    description: `Who did what, newest first. Times are in ${zone.replaceAll("_", " ")}.`,
    columns: entryColumns(moment),
    filters: ENTRY_FILTERS,
    above: () => (
      <div className="mb-4">
        <ChainStatus />
      </div>
    ),
    download: {
      fileName: "audit-log.csv",
      write: auditCsv,
      cutHint: { title: "The file holds the newest 10,000 entries", description: "Choose a period for older ones." },
    },
    firstUse: {
      illustration: <LogIllustration />,
      title: "Nothing was done yet",
      description: "Every change and every sign-in is written down here.",
    },
  };
});
