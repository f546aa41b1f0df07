import type { PlanKind, PlanPrice } from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
import type { JsonWithDefault } from "../json";
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
  sells: Generated<PlanKind>;
  /** Where it is sold; empty: in every shift, of a floating place in all open hours. */
  shiftIds: Generated<string[]>;
  /** Other prices than `amount`, each for what it names. */
  prices: JsonWithDefault<PlanPrice[]>;
  /** What a pass holds. */
  allowanceCount: Generated<number | null>;
  allowanceUnit: Generated<"day" | "hour" | null>;
  isShared: Generated<boolean>;
  /** Whether visitors can ask for its pass as they book. */
  isPublic: Generated<boolean>;
  /** Whether the organisation's own site shows it with its price. */
  isListed: Generated<boolean>;
}

export interface FeePlansTables {
  feePlans: FeePlansTable;
}
