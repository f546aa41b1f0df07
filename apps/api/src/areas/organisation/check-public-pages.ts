import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import { invalid } from "../../failure";
import { platformHost } from "../website/hosts";
import { ownAddress } from "./site-address";

const refuse = (message: string) => invalid([{ path: ["publicPages"], message }]);

/** Every name under which a reseller's host may be reached, now or once its domain is proven. */
const hostsOf = async ({ db, request }: Pick<Context, "db" | "request">, was: Tenant): Promise<string[]> => {
  const { orgId, orgCode } = was;
  const domains = await db.selectFrom("domains").select("domain").where("orgId", "=", orgId).execute();
  const websites = await db.selectFrom("websites").select("label").where("orgId", "=", orgId).execute();
  const known = await ownAddress(db, request.origin, was);
  const home = platformHost(request.origin);
  const below = [orgCode.toLowerCase(), ...websites.map(({ label }) => label)].map((label) => `${label}.${home}`);
  return [...domains.map(({ domain }) => domain), ...below, ...(known ? [known.hostname] : [])];
};

/**
 * Only a reseller's host shows public pages or leads on from them, and no address leads back to it. What is given back as it was read
 * changes nothing.
 * @param publicPages `none`, `own` or an address
 * @throws Failure 400 at the field
 */
export const checkPublicPages = async (context: Context, was: Tenant, publicPages: string | undefined) => {
  if (publicPages === undefined || publicPages === was.publicPages) return;
  if (!was.isReseller) throw refuse("Only a reseller's host shows the public pages");
  if (!URL.canParse(publicPages)) return;
  const { hostname } = new URL(publicPages);
  if ((await hostsOf(context, was)).includes(hostname)) {
    throw refuse("This address is your own host, which would lead to itself. Use the address of another site");
  }
};
