import type { AuditQuery } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { toast } from "@carrel/ui/toast";
import { Download } from "lucide-react";
import { useState } from "react";
import { q, queryClient } from "../../app/carrel";
import { messageOf } from "../../forms/server-errors";
import { allEntries } from "./all-entries";
import { auditCsv } from "./csv";

/** Saves what the filters find as a CSV file. */
export function ExportButton({ query, disabled }: { query: Omit<AuditQuery, "limit" | "page">; disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { entries, isCut } = await allEntries((page) =>
        queryClient.fetchQuery(q.auditLog.list({ ...query, ...page })),
      );
      const address = URL.createObjectURL(new Blob(["\uFEFF", auditCsv(entries)], { type: "text/csv;charset=utf-8" }));
      const link = Object.assign(document.createElement("a"), { href: address, download: "audit-log.csv" });
      link.click();
      URL.revokeObjectURL(address);
      if (isCut)
        toast.info("The file holds the newest 10,000 entries", { description: "Choose a period for older ones." });
    } catch (error) {
      toast.error("The file could not be made", { description: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<Download strokeWidth={1.5} aria-hidden />}
      loading={busy}
      disabled={disabled}
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
}
