import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import { Failure } from "../../failure";
import { tenantOf } from "../tenant";

/**
 * The organisation that runs the platform, when it is the one that calls.
 * @throws Failure 403 `platform_only`, the same whatever the call names
 */
export const requirePlatform = (context: Pick<Context, "organisation">): Tenant => {
  const organisation = tenantOf(context);
  if (organisation.isSuper) return organisation;
  throw new Failure({
    status: 403,
    code: "platform_only",
    message: "Only the organisation that runs the platform can do this.",
  });
};
