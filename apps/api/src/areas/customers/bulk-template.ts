import { CUSTOMER_COLUMNS, type Download, type TemplateFormat } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { templateFile } from "../sheets/template";
import { tenantOf, wordsOf } from "../tenant";

/** The sheet of a members' import. */
export function bulkUploadTemplate(context: Context<{ format: TemplateFormat }>): Promise<Download> {
  const { workspaceKind: kind } = tenantOf(context);
  const { members } = wordsOf(context);
  const template = { filename: members.toLowerCase(), title: members, columns: CUSTOMER_COLUMNS, kind };
  return templateFile(template, context.input.format);
}
