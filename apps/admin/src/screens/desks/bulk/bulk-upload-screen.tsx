import { run, useTerminology } from "@carrel/hooks";
import type { ProcessDeskUpload } from "@carrel/sdk";
import { DESK_COLUMNS } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Link } from "@tanstack/react-router";
import { q, queryClient, reads } from "../../../app/carrel";
import { PROCESS_TIMEOUT } from "../../../forms/spreadsheet/process-timeout";
import { sheetLabels } from "../../../forms/spreadsheet/sheet-labels";
import { SheetScreen } from "../../../forms/spreadsheet/sheet-screen";

/** Adds many desks at once from a sheet. */
export function BulkUploadScreen() {
  const words = useTerminology();
  const nouns = { one: words.desk.toLowerCase(), many: words.desks.toLowerCase() };
  return (
    <SheetScreen
      title={`Add ${nouns.many} from a sheet`}
      list={{ label: words.desks, href: "/desks" }}
      describe={(branch) => `Rows that name no branch are for ${branch}.`}
      columns={DESK_COLUMNS}
      template={(format) => reads.desks.bulkUploadTemplate({ format })}
      validate={(data) => reads.desks.validateBulkUpload({ data })}
      process={(validatedData: ProcessDeskUpload["validatedData"], once) =>
        run(queryClient, q.desks.processBulkUpload({ once, timeout: PROCESS_TIMEOUT }), { validatedData })
      }
      labels={sheetLabels(nouns, { make: "Add", making: "Adding", made: "added" })}
      resultActions={
        <Button asChild variant="primary">
          <Link to="/desks" search={{ view: "list" }}>
            Show the {nouns.many}
          </Link>
        </Button>
      }
    />
  );
}
