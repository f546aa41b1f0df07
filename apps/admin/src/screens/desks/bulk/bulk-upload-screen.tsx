import { useSession, useTerminology } from "@carrel/hooks";
import { DESK_COLUMNS } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { client, q } from "../../../app/carrel";
import { ScreenHeader } from "../../../app/screen-header";
import { useBranches } from "../../../app/use-branches";
import { NoBranch } from "../../branches/no-branch";
import { PROCESS_TIMEOUT } from "./process-timeout";
import { SheetImport } from "./sheet-import";
import { sheetLabels } from "./sheet-labels";

/** What the rows that were saved make stale. */
const { meta: STALE = {} } = q.desks.processBulkUpload();

type Values = Parameters<typeof client.desks.processBulkUpload>[0]["validatedData"];

/** Adds many desks at once from a sheet. */
export function BulkUploadScreen() {
  const words = useTerminology();
  const { selectedBranch } = useSession();
  const { branches } = useBranches();
  const nouns = { one: words.desk.toLowerCase(), many: words.desks.toLowerCase() };
  const title = `Add ${nouns.many} from a sheet`;
  const upload = useMutation({
    meta: STALE,
    mutationFn: ({ values, idempotencyKey }: { values: Values; idempotencyKey: string }) =>
      client.desks.processBulkUpload({ validatedData: values }, { idempotencyKey, timeout: PROCESS_TIMEOUT }),
  });
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
        template={(format) => client.desks.bulkUploadTemplate({ format })}
        validate={(data) => client.desks.validateBulkUpload({ data })}
        process={(values, idempotencyKey) => upload.mutateAsync({ values, idempotencyKey })}
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
