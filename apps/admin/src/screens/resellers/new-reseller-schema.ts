import { CreateReseller, InviteOwner, type ProfitType } from "@carrel/sdk/schemas";
import * as z from "zod";
import { blankToUndefined } from "../../forms/blank";

/** A share as it is typed: `none` until one is agreed on, the amount empty at first. */
export interface TypedShare {
  type: ProfitType | "none";
  rate: number | null;
}

/** A new reseller as the steps hold it; the rules are those of the call. */
export const NewReseller = CreateReseller.pick({ orgName: true, resellerOrgType: true }).extend({
  timezone: CreateReseller.shape.timezone.unwrap(),
  currency: CreateReseller.shape.currency.unwrap(),
  orgCode: z.preprocess(blankToUndefined, CreateReseller.shape.orgCode),
  owner: InviteOwner.extend({ phone: z.preprocess(blankToUndefined, InviteOwner.shape.phone) }),
  profitSharing: z.preprocess(
    (typed: TypedShare) => (typed.type === "none" ? undefined : typed),
    CreateReseller.shape.profitSharing,
  ),
});
export type NewResellerFields = z.input<typeof NewReseller>;
export type NewResellerValues = z.output<typeof NewReseller>;
