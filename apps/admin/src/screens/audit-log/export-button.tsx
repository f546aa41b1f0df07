import type { AuditQuery } from "@carrel/sdk/schemas";
import { q, queryClient } from "../../app/carrel";
import { ExportCsvButton } from "../../lists/export-csv-button";
import { auditCsv } from "./csv";

/** Saves what the filters find as a CSV file. */
export const ExportButton = ({ query, disabled }: { query: Omit<AuditQuery, "limit" | "page">; disabled: boolean }) => (
  <ExportCsvButton
    fileName="audit-log.csv"
    read={(page) => queryClient.fetchQuery(q.auditLog.list({ ...query, ...page }))}
    write={auditCsv}
    cutHint={{ title: "The file holds the newest 10,000 entries", description: "Choose a period for older ones." }}
    disabled={disabled}
  />
);
