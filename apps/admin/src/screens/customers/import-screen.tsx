import { run, useTerminology } from "@carrel/hooks";
import type { ProcessCustomerUpload } from "@carrel/sdk";
import { CUSTOMER_COLUMNS } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Link } from "@tanstack/react-router";
import { q, queryClient, reads } from "../../app/carrel";
import { PROCESS_TIMEOUT } from "../../forms/spreadsheet/process-timeout";
import { numbered, sheetLabels } from "../../forms/spreadsheet/sheet-labels";
import { SheetScreen } from "../../forms/spreadsheet/sheet-screen";
import { importedText } from "./imported-text";

/** Adds many customers at once from a sheet, and takes over the desks that they have. */
export function ImportScreen() {
  const words = useTerminology();
  const nouns = { one: words.member.toLowerCase(), many: words.members.toLowerCase() };
  return (
    <SheetScreen
      title={`Import ${nouns.many} from a sheet`}
      list={{ label: words.members, href: "/customers" }}
      describe={(branch) =>
        `Rows that name no branch are for ${branch}. Whoever has a membership already, with a ${words.desk.toLowerCase()} of their own or without, keeps it until the day that is paid for: nothing is charged, and nobody is mailed.`
      }
      columns={CUSTOMER_COLUMNS}
      template={(format) => reads.customers.bulkUploadTemplate({ format })}
      validate={(data) => reads.customers.validateBulkUpload({ data })}
      process={async (validatedData: ProcessCustomerUpload["validatedData"], once) => {
        const result = await run(queryClient, q.customers.processBulkUpload({ once, timeout: PROCESS_TIMEOUT }), {
          validatedData,
        });
        return { created: result.ids.length, text: importedText(result) };
      }}
      labels={{
        ...sheetLabels(nouns, { make: "Import", making: "Importing", made: "imported" }),
        withNotes: (count) => `Known (${numbered(nouns, count)})`,
      }}
      resultActions={
        <Button asChild variant="primary">
          <Link to="/customers">Show the {nouns.many}</Link>
        </Button>
      }
    />
  );
}
