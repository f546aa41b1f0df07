import { run, useTerminology } from "@carrel/hooks";
import type { ProcessDeskUpload } from "@carrel/sdk";
import { DESK_COLUMNS, type DeskUploadValidation } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { q, queryClient, reads } from "../../../app/carrel";
import { RoomNote } from "../../../app/parts/plan-room";
import { PROCESS_TIMEOUT } from "../../../forms/spreadsheet/process-timeout";
import { sheetLabels } from "../../../forms/spreadsheet/sheet-labels";
import { SheetScreen } from "../../../forms/spreadsheet/sheet-screen";
import { TooManyRows } from "./too-many-rows";

/** Adds many desks at once from a sheet. */
export function BulkUploadScreen() {
  const words = useTerminology();
  const nouns = { one: words.desk.toLowerCase(), many: words.desks.toLowerCase() };
  const [room, setRoom] = useState<DeskUploadValidation["room"]>(null);
  const known = useQuery(q.desks.list({ limit: 1 })).data?.room;
  return (
    <SheetScreen
      title={`Add ${nouns.many} from a sheet`}
      list={{ label: words.desks, href: "/desks" }}
      describe={(branch) => `Rows that name no branch are for ${branch}.`}
      columns={DESK_COLUMNS}
      template={(format) => reads.desks.bulkUploadTemplate({ format })}
      note={known && <RoomNote limit="desks" {...known} />}
      notice={room && <TooManyRows nouns={nouns} {...room} />}
      validate={async (data) => {
        const checked = await reads.desks.validateBulkUpload({ data });
        setRoom(checked.room);
        return checked;
      }}
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
