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
  organisationComments: OrganisationCommentsTable;
}
