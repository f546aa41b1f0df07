import type { Address, BranchFeature, DayTiming } from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
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
  isActive: Generated<boolean>;
}

export interface BranchesTables {
  branches: BranchesTable;
}
