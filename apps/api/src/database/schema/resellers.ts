import type { ProfitType } from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
import type { Instant } from "./columns";

/** Rows are added and never changed. */
interface ProfitRatesTable {
  orgId: string;
  rateId: string;
  /** Percent, or the minor unit of the reseller's currency. */
  rate: number;
  type: ProfitType;
  /** Local date of the reseller. */
  effectiveFrom: string;
  /** Somebody of the super organisation's; null for the rate that the reseller began with. */
  setBy: string | null;
  setByName: Generated<string>;
  createdAt: Instant;
}

/** What was paid out to a reseller, or taken back of it; rows are added and never changed. */
interface ResellerPayoutsTable {
  orgId: string;
  payoutId: string;
  /** Counted from 1. */
  turn: number;
  /** Minor unit of `currency`; below zero in a row that takes another one back. */
  amount: number;
  currency: string;
  reference: string;
  /** Local date on which the money went. */
  paidOn: string;
  /** Local date of the reseller on which the row was written. */
  bookedOn: string;
  /** The row that this one takes back, and why. */
  corrects: string | null;
  reason: string | null;
  /** Of the super organisation: somebody of the staff, or a secret key. */
  recordedBy: string;
  recordedByName: string;
  createdAt: Instant;
}

/** What an organisation notes of one below it. */
interface OrganisationCommentsTable {
  orgId: string;
  commentId: string;
  /** The organisation that it is about. */
  aboutId: string;
  authorId: string;
  authorName: string;
  text: string;
  createdAt: Instant;
}

export interface ResellersTables {
  profitRates: ProfitRatesTable;
  resellerPayouts: ResellerPayoutsTable;
  organisationComments: OrganisationCommentsTable;
}
