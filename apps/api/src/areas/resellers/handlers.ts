import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { checkTimezone } from "../branches/queries";
import { changedBranding, changedLinks } from "../brand-changes";
import { listPage } from "../list-page";
import { requireWholeOrganisation } from "../organisation/below";
import { createReseller } from "./create";
import { replaceDomains } from "./domains";
import { inviteOwner } from "./invite-owner";
import { addPayout, payoutRecord, payoutsOf, takePayoutBack } from "./payouts";
import { addRate, ratesOf } from "./profit-rates";
import { changeReseller, enterReseller, findResellers, readReseller } from "./queries";
import { profitRateRecord, resellerRecord } from "./record";
import { earnings, statement, statements } from "./statements";
import { resellerStats } from "./stats";
import { uploadLogo } from "./upload-logo";

export const resellerHandlers: AreaHandlers<Available, Validation, "resellers"> = {
  async list(context) {
    const { search, status, limit, page } = context.input;
    requireWholeOrganisation(context);
    const asked = { search, status: status === "ALL" ? undefined : status };
    const rows = await findResellers(context, { ...asked, limit, offset: (page - 1) * limit });
    // A page past the end doesn't tell how many there are.
    const [first] =
      rows.length > 0 || page === 1 ? rows : await findResellers(context, { ...asked, limit: 1, offset: 0 });
    return { data: rows.map(resellerRecord), totalRecords: first?.allRows ?? 0 };
  },

  async get(context) {
    await enterReseller(context, context.input.id);
    return readReseller(context, context.input.id);
  },

  create: createReseller,

  invite: (context) =>
    changeReseller(context, context.input.id, async (reseller) => {
      await inviteOwner(context, reseller, context.input.email);
      return {};
    }),

  update: (context) =>
    changeReseller(context, context.input._id, async (was) => {
      const { orgName, resellerOrgType, workspaceKind, timezone, theme, socialLinks } = context.input;
      await checkTimezone(context, timezone);
      return {
        orgName,
        resellerOrgType,
        workspaceKind,
        timezone,
        theme,
        socialLinks: changedLinks(was.socialLinks, socialLinks),
      };
    }),

  updateStatus: (context) =>
    changeReseller(context, context.input.id, async () => ({ isActive: context.input.isActive })),

  updateProfitRate: (context) =>
    changeReseller(context, context.input.id, async (reseller) => {
      await addRate(context, reseller, context.input);
      return {};
    }),

  async profitRates(context) {
    const { orgId } = await enterReseller(context, context.input.id);
    return (await ratesOf(context, orgId)).map(profitRateRecord);
  },

  updateDomains: (context) =>
    changeReseller(context, context.input.id, async ({ orgId }) => {
      await replaceDomains(context, orgId, context.input.domains);
      return {};
    }),

  updateBranding: (context) =>
    changeReseller(context, context.input.id, async (was) => ({
      branding: changedBranding(was.branding, context.input.branding),
      brandNameVisible: context.input.brandNameVisible,
      platformLine: context.input.platformLine,
      theme: context.input.theme,
    })),

  uploadLogo,

  async stats(context) {
    const reseller = await enterReseller(context, context.input.id);
    return resellerStats(context, reseller);
  },

  statements,
  statement,
  earnings,

  async payouts(context) {
    const { orgId } = await enterReseller(context, context.input.id);
    const { rows, total, atLeast } = await listPage(payoutsOf(context, orgId), context.input);
    return { data: rows.map(payoutRecord), totalRecords: total, atLeast };
  },

  addPayout,
  takePayoutBack,
};
