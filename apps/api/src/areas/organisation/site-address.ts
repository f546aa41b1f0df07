import type { Tenant } from "../../database/port";

/** A host that is a number has no sub-domains. */
const IS_ADDRESS = /^[\d.]+$|^\[/;

/**
 * Where visitors find an organisation's site: the sub-domain of its code, before the platform's own host.
 * @param origin the platform's, such as `https://app.example.com`
 * @returns null where the platform has no name, and for an organisation that has no site of its own
 */
export const siteAddress = (origin: string, tenant: Pick<Tenant, "orgCode" | "isSuper" | "isReseller">) => {
  const { protocol, host, hostname } = new URL(origin);
  if (tenant.isSuper || tenant.isReseller || IS_ADDRESS.test(hostname)) return null;
  return `${protocol}//${tenant.orgCode.toLowerCase()}.${host}`;
};
