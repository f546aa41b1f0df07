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

const refused = (code: string, message: string) => new Failure({ status: 401, code, message });

/**
 * The key of the `x-api-key` header, with its organisation.
 * @throws Failure 401 `api_key_missing`, `api_key_invalid` for one that is unknown or revoked, `api_key_expired`, or
 * `api_key_stopped` while its maker is deactivated; 403 `organisation_inactive` or `secret_key_in_browser`
 */
export const requireApiKey = (
  headers: Headers,
  { key, keyOrganisation: organisation }: Pick<FoundCaller, "key" | "keyOrganisation">,
  now: Date,
): CallingKey => {
  if (!headers.get("x-api-key")) {
    throw refused("api_key_missing", "Send your API key in the x-api-key header.");
  }
  if (!key || key.revokedAt || !organisation) throw refused("api_key_invalid", "This API key is unknown or revoked.");
  if (key.expiresAt && key.expiresAt <= now)
    throw refused("api_key_expired", "This API key has ended. Make a new one.");
  if (key.makerIsActive === false) {
    throw refused(
      "api_key_stopped",
      "Whose API key this is was deactivated. Ask somebody who manages keys to take it over.",
    );
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
