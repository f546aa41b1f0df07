import { addDays, localDateOf } from "@carrel/sdk/domain";
import { BOOKING_COLUMNS, DESK_COLUMNS, type Download, type TemplateFormat } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { templateFile } from "../sheets/template";
import { tenantOf, wordsOf } from "../tenant";

type Asking = Context<{ format: TemplateFormat }>;

/** The sheet of a bulk upload. */
export function bulkUploadTemplate(context: Asking): Promise<Download> {
  const { workspaceKind: kind } = tenantOf(context);
  const { desks } = wordsOf(context);
  return templateFile(
    { filename: desks.toLowerCase(), title: desks, columns: DESK_COLUMNS, kind },
    context.input.format,
  );
}

/** The sheet of a bulk booking; its example is of tomorrow. */
export function bulkBookingTemplate(context: Asking): Promise<Download> {
  const { workspaceKind: kind, timezone } = tenantOf(context);
  const title = wordsOf(context).deskBookings;
  const tomorrow = addDays(localDateOf(context.now, timezone), 1);
  return templateFile(
    {
      filename: title.toLowerCase().replaceAll(" ", "-"),
      title,
      columns: BOOKING_COLUMNS,
      kind,
      examples: { startDate: tomorrow, endDate: tomorrow },
    },
    context.input.format,
  );
}
