import type { BusinessUnitCategory, BusinessUnitStatus, BusinessUnitWebsiteType } from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
import type { Instant, Stamps } from "./columns";

/** A lead that staff work through. */
interface BusinessUnitsTable extends Stamps {
  orgId: string;
  businessUnitId: string;
  name: string;
  contactName: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  city: Generated<string>;
  dataCategory: Generated<BusinessUnitCategory>;
  websiteType: Generated<BusinessUnitWebsiteType>;
  status: Generated<BusinessUnitStatus>;
  /** Where it came from. */
  source: Generated<string>;
}

/** Who has a lead. */
interface BusinessUnitPeopleTable {
  orgId: string;
  businessUnitId: string;
  userId: string;
  createdAt: Instant;
}

/** Rows are added and never changed. */
interface BusinessUnitCommentsTable {
  orgId: string;
  businessUnitId: string;
  commentId: string;
  authorId: string;
  authorName: string;
  text: string;
  createdAt: Instant;
}

export interface BusinessUnitsTables {
  businessUnits: BusinessUnitsTable;
  businessUnitPeople: BusinessUnitPeopleTable;
  businessUnitComments: BusinessUnitCommentsTable;
}
