import type { SiteContent, SiteLayout, WorkspaceKind } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { tenantOf } from "../tenant";

/** What a site looks like until somebody chooses. */
const USUAL_LAYOUT: Record<WorkspaceKind, SiteLayout> = { "study-hall": "reading-room", "co-working": "studio" };

/** What the organisation says on its own site. */
export async function readSiteContent(context: Pick<Context, "db" | "orgId" | "organisation">): Promise<SiteContent> {
  const row = await context.db
    .selectFrom("siteContents")
    .selectAll()
    .where("orgId", "=", context.orgId)
    .executeTakeFirst();
  return {
    layout: row?.layout ?? USUAL_LAYOUT[tenantOf(context).workspaceKind],
    headline: row?.headline ?? "",
    about: row?.about ?? "",
    hiddenParts: row?.hiddenParts ?? [],
  };
}
