import type { StoredSiteContent } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers, Context } from "../../context";
import type { Available } from "../../pending";
import { requireEveryBranch } from "../../pipeline/every-branch";
import { lockOrganisation } from "../organisation/queries";
import { siteAddress } from "../organisation/site-address";
import { tenantOf } from "../tenant";
import { storedContent, writeSiteContent } from "./content";
import { requireSite } from "./require-site";

async function shown(context: Context): Promise<StoredSiteContent> {
  const { content, updatedAt } = await storedContent(context);
  const url = await siteAddress(context.db, context.request.origin, tenantOf(context));
  return { ...content, updatedAt: updatedAt?.toISOString() ?? null, url };
}

/** What an organisation says on its own site. */
export const contentHandlers: Pick<AreaHandlers<Available, Validation, "website">, "content" | "updateContent"> = {
  async content(context) {
    requireSite(tenantOf(context));
    return shown(context);
  },

  async updateContent(context) {
    requireSite(tenantOf(context));
    // A site is the whole organisation's.
    requireEveryBranch(context, "change the site");
    // Two who change it at the same moment come one after the other.
    await lockOrganisation(context.db, context.orgId);
    const before = await storedContent(context);
    await writeSiteContent(context, context.input);
    const after = await shown(context);
    const { updatedAt: _, url: __, ...content } = after;
    context.audit({ before: before.content, after: content, recordId: context.orgId });
    return after;
  },
};
