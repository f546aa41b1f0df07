import type { Tenant } from "../../database/port";
import { conflict } from "../../failure";

/**
 * Only a place that visitors come to has a site.
 * @throws Failure 409 `no_site` for the platform and for resellers
 */
export function requireSite({ isSuper, isReseller }: Pick<Tenant, "isSuper" | "isReseller">): void {
  if (!isSuper && !isReseller) return;
  throw conflict(
    "no_site",
    "An organization that visitors book at has a site. Yours is the platform, in its own name.",
  );
}
