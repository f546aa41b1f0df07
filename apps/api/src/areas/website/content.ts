import type { SiteContent, SiteLayout, UpdateSiteContent, WorkspaceKind } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { tenantOf } from "../tenant";

/** What a site looks like until somebody chooses. */
const USUAL_LAYOUT: Record<WorkspaceKind, SiteLayout> = { "study-hall": "reading-room", "co-working": "studio" };

type Tenancy = Pick<Context, "db" | "orgId" | "organisation">;

/** What the organisation says on its own site, and when that was changed. */
export async function storedContent(context: Tenancy): Promise<{ content: SiteContent; updatedAt: Date | null }> {
  const row = await context.db
    .selectFrom("siteContents")
    .selectAll()
    .where("orgId", "=", context.orgId)
    .executeTakeFirst();
  const content = {
    layout: row?.layout ?? USUAL_LAYOUT[tenantOf(context).workspaceKind],
    headline: row?.headline ?? "",
    about: row?.about ?? "",
    hiddenParts: row?.hiddenParts ?? [],
  };
  return { content, updatedAt: row?.updatedAt ?? null };
}

/** What the organisation says on its own site. */
export const readSiteContent = async (context: Tenancy): Promise<SiteContent> => (await storedContent(context)).content;

/** Stores what is given of it; what is left out stays. */
export async function writeSiteContent(
  { db, orgId, now }: Tenancy & Pick<Context, "now">,
  { layout, headline, about, hiddenParts }: UpdateSiteContent,
): Promise<void> {
  const values = { layout, headline, about, hiddenParts, updatedAt: now };
  await db
    .insertInto("siteContents")
    .values({ orgId, ...values })
    .onConflict((conflict) => conflict.column("orgId").doUpdateSet(values))
    .execute();
}
