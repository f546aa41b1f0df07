import type { OrganisationLookup } from "../schemas/booking";
import type { OrganisationQuery, PublicOrganisation } from "../schemas/organisation";
import type { PublicSite } from "../schemas/site-content";
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

  /**
   * What an organisation's own site shows: its open branches with photos, hours and prices, and what it says of itself.
   * @example const { content, branches } = await client.organisation.site({ orgCode: "ATHENA" });
   */
  site: read<OrganisationLookup, PublicSite>("GET /organization/site", {
    query: ["orgCode"],
    access: "public",
    addition: true,
  }),
};
