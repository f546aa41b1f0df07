import type { Address, BranchFeature, ClosedDays, DayTiming } from "@carrel/sdk/schemas";
import type { ColumnType, Generated } from "kysely";
import type { Json, JsonWithDefault } from "../json";
import type { Stamps } from "./columns";

interface BranchesTable extends Stamps {
  orgId: string;
  branchId: string;
  name: string;
  code: Generated<string>;
  address: JsonWithDefault<Address>;
  phone: Generated<string>;
  email: Generated<string>;
  timezone: string;
  timings: Json<DayTiming[]>;
  features: Generated<BranchFeature[]>;
  /** The way to it and in, for visitors. */
  directions: Generated<string>;
  isActive: Generated<boolean>;
  /** Of `branchClosures`, by their first day; the database keeps it (migration 0107). */
  closures: ColumnType<ClosedDays[], never, never>;
}

/** Local days on which a branch is closed, both included. No two of a branch overlap. */
interface BranchClosuresTable extends Stamps {
  orgId: string;
  closureId: string;
  branchId: string;
  /** `YYYY-MM-DD` */
  firstDay: string;
  lastDay: string;
  /** Shown to visitors. */
  reason: string;
  /** Whether members get back what they lose. */
  givesBack: Generated<boolean>;
  createdBy: string | null;
}

export interface BranchesTables {
  branches: BranchesTable;
  branchClosures: BranchClosuresTable;
}
