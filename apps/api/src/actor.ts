import type { Permission } from "@carrel/sdk/contract";

/** Who is calling. */
export type Actor =
  | { kind: "visitor" }
  /** The payment gateway, by its signature. */
  | { kind: "gateway"; name: string }
  | {
      /** A visitor in his own area. */
      kind: "customer";
      sessionId: string;
      /** The address that he proved. */
      email: string;
      /** The organisation's customers with that address. */
      customerIds: readonly string[];
      expiresAt: Date;
    }
  | {
      /** A third party's server, by a secret key and without a person: what both the key and its maker may. */
      kind: "apiKey";
      keyId: string;
      name: string;
      permissions: ReadonlySet<Permission>;
      /** The maker's; null: every branch of the organisation. */
      allowedBranches: readonly string[] | null;
    }
  | {
      kind: "person";
      userId: string;
      name: string;
      sessionId: string;
      permissions: ReadonlySet<Permission>;
      /** Null: every branch of the organisation. */
      allowedBranches: readonly string[] | null;
      /** The branch that lists cover; null while there is none. */
      selectedBranch: string | null;
    };
