import type { Branding, UploadLogo } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { withLogo } from "../organisation/upload-logo";
import { changeReseller } from "./queries";

/** @throws Failure 403 `platform_only`; 404 */
export async function uploadLogo(context: Context<z.output<typeof UploadLogo>>): Promise<Branding> {
  const { resellerId, logo, logoType } = context.input;
  const { branding } = await changeReseller(context, resellerId, async (was) =>
    withLogo(was, logoType, context.storedKey(logo)),
  );
  return branding;
}
