import { run, useSession, useTerminology } from "@carrel/hooks";
import type { ProcessDeskUpload } from "@carrel/sdk";
import { DESK_COLUMNS } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Link } from "@tanstack/react-router";
import { q, queryClient, reads } from "../../../app/carrel";
import { NoBranch } from "../../../app/parts/no-branch";
import { ScreenHeader } from "../../../app/screen-header";
import { useBranches } from "../../../app/use-branches";
import { PROCESS_TIMEOUT } from "./process-timeout";
import { SheetImport } from "./sheet-import";
import { sheetLabels } from "./sheet-labels";

/** Adds many desks at once from a sheet. */
export function BulkUploadScreen() {
  const words = useTerminology();
  const { selectedBranch } = useSession();
  const { branches } = useBranches();
  const nouns = { one: words.desk.toLowerCase(), many: words.desks.toLowerCase() };
  const title = `Add ${nouns.many} from a sheet`;
  if (selectedBranch === null) return <NoBranch title={title} />;
  const here = branches.find(({ _id }) => _id === selectedBranch)?.name ?? "the selected branch";

  return (
    <>
      <ScreenHeader
        title={title}
        description={`Rows that name no branch are for ${here}.`}
        breadcrumb={[{ label: words.desks, href: "/desks" }, { label: title }]}
      />
      <SheetImport
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
    </>
  );
}
