import type { Generated } from "kysely";
import type { Stamps } from "./columns";

interface FeePlansTable extends Stamps {
  orgId: string;
  feePlanId: string;
  name: string;
  bookingType: "DAILY" | "HOURLY";
  durationCount: number;
  durationUnit: "hour" | "day" | "week" | "month";
  /** Minor unit of `currency`, before tax. */
  amount: number;
  currency: string;
  taxPercent: Generated<number>;
  /** Where the plan is sold; empty means everywhere. */
  branchIds: Generated<string[]>;
  description: Generated<string>;
  isActive: Generated<boolean>;
}

export interface FeePlansTables {
  feePlans: FeePlansTable;
}
