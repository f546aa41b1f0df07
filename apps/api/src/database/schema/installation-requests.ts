import type { Address, InstallationStatus } from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
import type { Json } from "../json";
import type { Stamps } from "./columns";

/** A wish that somebody comes and sets a place up. */
interface InstallationRequestsTable extends Stamps {
  orgId: string;
  requestId: string;
  contactName: string;
  phone: string;
  address: Json<Address>;
  /** Local date; null: any day. */
  preferredDate: string | null;
  notes: Generated<string>;
  status: Generated<InstallationStatus>;
  /** Somebody of this organisation or of the super organisation; null until somebody has it. */
  assignedTo: string | null;
  assignedName: string | null;
}

export interface InstallationRequestsTables {
  installationRequests: InstallationRequestsTable;
}
