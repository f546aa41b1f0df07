/** What a host name asks for: the platform itself, the site of the organisation with a code, or nothing that its form tells. */
export type HostMeaning = { kind: "platform" } | { kind: "organisation"; orgCode: string } | { kind: "unknown" };

const ORG_CODE = /^[a-z0-9][a-z0-9-]{1,23}$/i;
/** Sub-domains of the platform that are not an organisation's. */
const PLATFORM_LABELS = new Set(["www", "app", "api", "admin"]);

/** A host that is a number: this machine's, or one that no DNS gave a name. */
const IS_NUMBER = /^(?:\d+(?:\.\d+){3}|\[[0-9a-f:.]+\])$/i;

/** The organisation with a code; unknown where no code has that form. */
export const meaningOfCode = (code: string): HostMeaning =>
  ORG_CODE.test(code) ? { kind: "organisation", orgCode: code.toUpperCase() } : { kind: "unknown" };

/**
 * Reads a host name: this machine, a bare IP address and the platform's own host are the platform, also behind `www.` and
 * the like; any other `CODE.` before them is an organisation's site. Of all else only the domains know, if anybody does.
 * @param publicUrl the platform's own address, where it is known
 * @example meaningOfHost("harbour.localhost") // { kind: "organisation", orgCode: "HARBOUR" }
 */
export const meaningOfHost = (hostname: string, publicUrl?: string): HostMeaning => {
  if (IS_NUMBER.test(hostname)) return { kind: "platform" };
  const homes = ["localhost", ...(publicUrl ? [new URL(publicUrl).hostname] : [])];
  if (homes.includes(hostname)) return { kind: "platform" };
  for (const home of homes) {
    if (!hostname.endsWith(`.${home}`)) continue;
    const label = hostname.slice(0, -home.length - 1);
    return PLATFORM_LABELS.has(label) ? { kind: "platform" } : meaningOfCode(label);
  }
  return { kind: "unknown" };
};
