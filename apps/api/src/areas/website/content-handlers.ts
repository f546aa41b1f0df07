import type { StoredSiteContent } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers, Context } from "../../context";
import { Failure, notFound } from "../../failure";
import type { Available } from "../../pending";
import { requireEveryBranch } from "../../pipeline/every-branch";
import { platformRecord } from "../../platform/platform-of";
import { organisationRecord } from "../organisation/public-record";
import { lockOrganisation } from "../organisation/queries";
import { siteWith } from "../organisation/site";
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
export const contentHandlers: Pick<
  AreaHandlers<Available, Validation, "website">,
  "content" | "updateContent" | "previewContent"
> = {
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

  async previewContent(context) {
    const organisation = tenantOf(context);
    requireSite(organisation);
    // Somebody of some branches would be shown a site of those.
    requireEveryBranch(context, "look at a draft of the site");
    const { page, branchId, ...draft } = context.input;
    const { content } = await storedContent(context);
    const place = await siteWith(context, { ...content, ...draft });
    if (branchId !== undefined && !place.branches.some(({ _id }) => _id === branchId)) throw notFound("Branch");
    const { origin: platformOrigin } = context.request;
    const html = await context.drawSite({
      ...{ page, branchId, place },
      site: { organisation: organisationRecord(organisation), platform: platformRecord(await context.platform()) },
      origin: (await siteAddress(context.db, platformOrigin, organisation)) ?? platformOrigin,
    });
    if (html === null) throw notDrawn();
    return { html };
  },
};

const notDrawn = () =>
  new Failure({
    status: 503,
    code: "site_not_built",
    message:
      "The site's pages are not there on this server, so that there is nothing to look at. What you save is kept.",
  });
