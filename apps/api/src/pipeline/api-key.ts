import { sha256Hex } from "../codes/secrets";
import type { CallerProofs, FoundApiKey, FoundCaller } from "../database/find-caller";
import type { Tenant } from "../database/port";
import { Failure } from "../failure";
import { organisationInactive } from "./inactive";

/** The key that a call carries, and whose it is. */
export interface CallingKey extends FoundApiKey {
  organisation: Tenant;
}

/** Longer than any key that was ever given out. */
const LONGEST_KEY = 200;

/**
 * What the `x-api-key` header proves: nothing where it is missing, or longer than any key that was ever given out.
 */
export const keyProof = async (headers: Headers): Promise<CallerProofs> => {
  const key = headers.get("x-api-key");
  if (!key || key.length > LONGEST_KEY) return {};
  return key.startsWith("sk_") ? { keyHash: await sha256Hex(key) } : { keyText: key };
};

/**
 * The key of the `x-api-key` header, with its organisation.
 * @throws Failure 401 `api_key_missing`, or `api_key_invalid` for one that is unknown or revoked; 403
 * `organisation_inactive` or `secret_key_in_browser`
 */
export const requireApiKey = (
  headers: Headers,
  { key, keyOrganisation: organisation }: Pick<FoundCaller, "key" | "keyOrganisation">,
): CallingKey => {
  if (!headers.get("x-api-key")) {
    throw new Failure({ status: 401, code: "api_key_missing", message: "Send your API key in the x-api-key header." });
  }
  if (!key || key.revokedAt || !organisation) {
    throw new Failure({ status: 401, code: "api_key_invalid", message: "This API key is unknown or revoked." });
  }
  if (!organisation.isActive) throw organisationInactive(organisation);
  if (key.kind === "secret" && isFromBrowser(headers)) {
    throw new Failure({
      status: 403,
      code: "secret_key_in_browser",
      message:
        "A secret key must not stand in a web page: whoever opens the page can read it. Use a publishable key there, and rotate this one.",
    });
  }
  return { ...key, organisation };
};

/** Headers that browsers add to what a page sends and that a page can't leave out; servers send neither. */
const isFromBrowser = (headers: Headers) => headers.has("origin") || headers.has("sec-fetch-site");
