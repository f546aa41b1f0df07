import type { OrganisationLookup, PublicSite } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { openBranches } from "../branches/queries";
import { publicBranchRecord } from "../branches/record";
import { listedPlans } from "../fee-plans/listed-plans";
import { bookingsClosed } from "../subscription/bookings-close";
import { tenantOf } from "../tenant";
import { readSiteContent } from "../website/content";
import { organisationRecord } from "./public-record";

/** What an organisation's own site shows. */
export async function site(context: Context<OrganisationLookup>): Promise<PublicSite> {
  const organisation = tenantOf(context);
  const [branches, plansOf, closed, content] = await Promise.all([
    openBranches(context),
    listedPlans(context),
    bookingsClosed(context),
    readSiteContent(context),
  ]);
  const window = { now: context.now, days: organisation.orgSettings.bookingWindowDays };
  return {
    ...organisationRecord(organisation),
    branches: branches.map((branch) => ({ ...publicBranchRecord(branch, window), plans: plansOf(branch.branchId) })),
    bookingsClosed: closed,
    content,
  };
}
