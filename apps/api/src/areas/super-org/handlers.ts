import type { SaveAddOn, SavePricingPlan } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import type * as z from "zod";
import type { AreaHandlers, Context } from "../../context";
import { json } from "../../database/json";
import type { Tenant } from "../../database/port";
import type { Available } from "../../pending";
import { checkTimezone } from "../branches/queries";
import { changedBranding, changedLinks } from "../brand-changes";
import { income } from "./income";
import { markReturned, paymentsToReturn } from "./payments-to-return";
import { addOnsOf, lockPlatform, plansOf, readPlatform, soldCodes } from "./queries";
import { addOnRecord, planRecord } from "./record";
import { requirePlatform } from "./requirements";
import { checkList } from "./save-list";

/** One entry of a list as it is stored; what was left out is empty, and the currency the platform's. */
const soldRow = (
  { orgId, now }: Context,
  { currency }: Tenant,
  entry: z.output<typeof SavePricingPlan> | z.output<typeof SaveAddOn>,
  position: number,
) => ({
  orgId,
  code: entry.code,
  name: entry.name,
  description: entry.description ?? "",
  amount: entry.amount,
  currency: entry.currency ?? currency,
  interval: entry.interval,
  features: entry.features ?? [],
  isActive: entry.isActive ?? true,
  position,
  updatedAt: now,
});

export const superOrgHandlers: AreaHandlers<Available, Validation, "superOrg"> = {
  async details(context) {
    requirePlatform(context);
    return readPlatform(context);
  },

  async updateDetails(context) {
    const { db, orgId, input, now } = context;
    requirePlatform(context);
    await checkTimezone(context, input.timezone);
    const was = await lockPlatform(context);
    const before = await readPlatform(context);
    await db
      .updateTable("organisations")
      .set({
        orgName: input.orgName,
        timezone: input.timezone,
        theme: input.theme,
        brandNameVisible: input.brandNameVisible,
        branding: changedBranding(was.branding, input.branding),
        socialLinks: changedLinks(was.socialLinks, input.socialLinks),
        updatedAt: now,
      })
      .where("orgId", "=", orgId)
      .execute();
    const { legalName, taxId, supportEmail, supportPhone } = input;
    const profile = {
      legalName,
      taxId,
      supportEmail,
      supportPhone,
      address: input.address && json(input.address),
      updatedAt: now,
    };
    await db
      .insertInto("platformProfiles")
      .values({ orgId, ...profile })
      .onConflict((kept) => kept.column("orgId").doUpdateSet(profile))
      .execute();
    const after = await readPlatform(context);
    context.audit({ before, after, recordId: orgId });
    return after;
  },

  async updatePricingPlans(context) {
    const { db, orgId, input, now, random } = context;
    requirePlatform(context);
    const platform = await lockPlatform(context);
    const was = (await plansOf(context)).map(planRecord);
    const gone = checkList("pricingPlans", was, input.pricingPlans, await soldCodes(context, "plan"));
    if (gone.length > 0) {
      await db.deleteFrom("pricingPlans").where("orgId", "=", orgId).where("planId", "in", gone).execute();
    }
    for (const [position, plan] of input.pricingPlans.entries()) {
      const row = { ...soldRow(context, platform, plan, position), limits: json(plan.limits) };
      await db
        .insertInto("pricingPlans")
        .values({ planId: plan._id ?? random.id(), ...row, createdAt: now })
        .onConflict((kept) => kept.columns(["orgId", "planId"]).doUpdateSet(row))
        .execute();
    }
    const after = await readPlatform(context);
    context.audit({ before: { pricingPlans: was }, after: { pricingPlans: after.pricingPlans }, recordId: orgId });
    return after;
  },

  async updateAddOns(context) {
    const { db, orgId, input, now, random } = context;
    requirePlatform(context);
    const platform = await lockPlatform(context);
    const was = (await addOnsOf(context)).map(addOnRecord);
    const gone = checkList("addOns", was, input.addOns, await soldCodes(context, "addOn"));
    if (gone.length > 0) {
      await db.deleteFrom("addOns").where("orgId", "=", orgId).where("addOnId", "in", gone).execute();
    }
    for (const [position, addOn] of input.addOns.entries()) {
      const row = { ...soldRow(context, platform, addOn, position), limits: json(addOn.limits) };
      await db
        .insertInto("addOns")
        .values({ addOnId: addOn._id ?? random.id(), ...row, createdAt: now })
        .onConflict((kept) => kept.columns(["orgId", "addOnId"]).doUpdateSet(row))
        .execute();
    }
    const after = await readPlatform(context);
    context.audit({ before: { addOns: was }, after: { addOns: after.addOns }, recordId: orgId });
    return after;
  },

  income,
  paymentsToReturn,
  markReturned,
};
