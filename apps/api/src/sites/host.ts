/** What a host name asks for: the platform itself, or the site of the organisation with a code. */
export type HostMeaning = { kind: "platform" } | { kind: "organisation"; orgCode: string };

const ORG_CODE = /^[a-z0-9][a-z0-9-]{1,23}$/;
/** Sub-domains of the platform that are not an organisation's. */
const PLATFORM_LABELS = new Set(["www", "app", "api", "admin"]);

/**
 * Reads a host name: `CODE.localhost` and `CODE.` before the platform's own host are organisations' sites, every other
 * host is the platform.
 * @param publicUrl the platform's own address, where it is known
 * @example meaningOfHost("harbour.localhost") // { kind: "organisation", orgCode: "HARBOUR" }
 */
export const meaningOfHost = (hostname: string, publicUrl?: string): HostMeaning => {
  const homes = ["localhost", ...(publicUrl ? [new URL(publicUrl).hostname] : [])];
  for (const home of homes) {
    if (!hostname.endsWith(`.${home}`)) continue;
    const label = hostname.slice(0, -home.length - 1);
    if (ORG_CODE.test(label) && !PLATFORM_LABELS.has(label))
      return { kind: "organisation", orgCode: label.toUpperCase() };
  }
  return { kind: "platform" };
};

/** A host that is a number. */
const IS_NUMBER = /^\d+(?:\.\d+){3}$/;

/** Whether a host is surely the platform's own: this machine, a bare IP address, or its name with or without a label. */
export const isPlatformHost = (hostname: string, home: string): boolean =>
  IS_NUMBER.test(hostname) ||
  ["localhost", home].some(
    (name) =>
      hostname === name || (hostname.endsWith(`.${name}`) && PLATFORM_LABELS.has(hostname.slice(0, -name.length - 1))),
  );
