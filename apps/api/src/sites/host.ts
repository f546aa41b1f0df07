/** What a host name asks for: the platform itself, the site of the organisation with a code, or nothing that its form tells. */
export type HostMeaning = { kind: "platform" } | { kind: "organisation"; orgCode: string } | { kind: "unknown" };

/** The form of an organisation's code. */
export const ORG_CODE = /^[a-z0-9][a-z0-9-]{1,23}$/i;
/** Sub-domains of the platform that are not an organisation's. */
const PLATFORM_LABELS = new Set(["www", "app", "api", "admin"]);

/** A host that is a number: this machine's, or one that no DNS gave a name. */
const IS_NUMBER = /^(?:\d+(?:\.\d+){3}|\[[0-9a-f:.]+\])$/i;

/** The organisation with a code; unknown where no code has that form. */
export const meaningOfCode = (code: string): HostMeaning =>
  ORG_CODE.test(code) ? { kind: "organisation", orgCode: code.toUpperCase() } : { kind: "unknown" };

/** What an installation goes by to say whose a host is. */
export interface Homes {
  /** The platform's own address. */
  publicUrl: string;
  /** The organisation whose site stands on bare hosts: those that no name tells apart. Default: the platform does. */
  defaultOrgCode?: string | undefined;
}

/**
 * Reads a host name: the platform's own host is the platform, also behind `www.` and the like; any other `CODE.` before it is an
 * organisation's site. So it is with `localhost`. A bare host (an IP address, or `localhost` where the platform has another name) is
 * the default organisation's, or the platform. Of all else only the domains know, if anybody does.
 * @example meaningOfHost("harbour.localhost", { publicUrl }) // { kind: "organisation", orgCode: "HARBOUR" }
 */
export const meaningOfHost = (hostname: string, { publicUrl, defaultOrgCode }: Homes): HostMeaning => {
  const own = new URL(publicUrl).hostname;
  if (hostname === own) return { kind: "platform" };
  if (hostname === "localhost" || IS_NUMBER.test(hostname)) {
    return defaultOrgCode === undefined ? { kind: "platform" } : meaningOfCode(defaultOrgCode);
  }
  for (const home of [own, "localhost"]) {
    if (!hostname.endsWith(`.${home}`)) continue;
    const label = hostname.slice(0, -home.length - 1);
    return PLATFORM_LABELS.has(label) ? { kind: "platform" } : meaningOfCode(label);
  }
  return { kind: "unknown" };
};
