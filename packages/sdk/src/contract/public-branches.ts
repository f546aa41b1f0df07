import type { ByOrganisation, PublicBranch } from "../schemas/branch";
import type { Page } from "../schemas/common";
import { read } from "./operation";

/** What anyone may ask. */
export const publicBranches = {
  /**
   * All open branches of an organisation at once, for anyone.
   * @example const { data } = await client.branches.listPublic({ orgId: organisation._id });
   */
  listPublic: read<ByOrganisation, Page<PublicBranch>>("GET /co-space/branches/public/{orgId}", {
    access: "public",
    page: "totalRecords",
    fallback: "Failed to fetch branch data",
    addition: true,
  }),
};
