import type { OrganisationQuery, PublicOrganisation } from "../schemas/organisation";
import { read } from "./operation";

/** What anyone may ask. */
export const publicOrganisation = {
  /**
   * An organisation's public profile, by one of host, code and id; by none of them, that of the organisation whose key is sent.
   * @example const profile = await client.organisation.data({ code: "ATHENA" });
   */
  data: read<OrganisationQuery, PublicOrganisation>("GET /organization/data", {
    query: ["host", "code", "id"],
    access: "public",
    fallback: "Failed to fetch organization data",
  }),
};
