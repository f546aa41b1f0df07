import type { Generated } from "kysely";
import type { JsonOrNull } from "../json";
import type { Stamps } from "./columns";

interface CustomersTable extends Stamps {
  orgId: string;
  customerId: string;
  branchId: string;
  name: string;
  email: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  idProof: JsonOrNull<{ kind: string; number: string }>;
  emergencyContact: JsonOrNull<{ name: string; phone: string }>;
  photoKey: string | null;
  notes: Generated<string>;
  isActive: Generated<boolean>;
  /** When who it was erased what it said of him; null: it is still his. */
  erasedAt: Generated<Date | null>;
}

export interface CustomersTables {
  customers: CustomersTable;
}
