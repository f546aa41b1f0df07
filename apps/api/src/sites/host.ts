/** What a host name asks for by its form alone; whose it is then, the database knows (`host-owner.ts`). */
export type HostMeaning =
  | { kind: "platform" }
  /** The site of the organisation with a code, on a host that has no name of its own. */
  | { kind: "organisation"; orgCode: string }
  /** A label before the platform's host: an organisation's code, or the sub-domain that one chose. */
  | { kind: "below"; label: string; home: string }
  /** A domain of an organisation, or a label before one of a reseller. */
  | { kind: "domain"; domain: string }
  /** Nobody's, whatever the database holds. */
  | { kind: "nobody" };

/** The form of an organisation's code. */
export const ORG_CODE = /^[a-z0-9][a-z0-9-]{1,23}$/i;
/** The form of a sub-domain, as the database has it. */
export const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,22}[a-z0-9])?$/;
/** Sub-domains of the platform that are not an organisation's. */
const PLATFORM_LABELS = new Set(["www", "app", "api", "admin"]);

/** A host that is a number: this machine's, or one that no DNS gave a name. */
const IS_NUMBER = /^(?:\d+(?:\.\d+){3}|\[[0-9a-f:.]+\])$/i;
const LOCAL = "localhost";

/** Whether no name tells whose a host is: an IP address, or `localhost` itself. */
export const isBare = (hostname: string) => hostname === LOCAL || IS_NUMBER.test(hostname);

/** What no host name has, and a URL's parser would drop or take for something else. */
const NO_HOST = /[\s\p{Cc}/?#@\\%]/u;

/**
 * The one form in which names of hosts are compared: lower case, punycode, without a port and the dot at the end.
 * @returns null for what names no host
 * @example hostnameOf("Lesesäle.example.:8080") // "xn--lesesle-9wa.example"
 */
export const hostnameOf = (host: string): string | null => {
  if (NO_HOST.test(host) || !URL.canParse(`http://${host}`)) return null;
  return new URL(`http://${host}`).hostname.replace(/\.$/, "") || null;
};

/** The organisation with a code; nobody where no code has that form. */
export const meaningOfCode = (code: string): HostMeaning =>
  ORG_CODE.test(code) ? { kind: "organisation", orgCode: code.toUpperCase() } : { kind: "nobody" };

/** What an installation goes by to say whose a host is. */
export interface Homes {
  /** The platform's own address. */
  publicUrl: string;
  /** The organisation whose site stands on bare hosts: those that no name tells apart. Default: the platform does. */
  defaultOrgCode?: string | undefined;
}

/** The platform's own host. */
export const homeOf = ({ publicUrl }: Homes) => new URL(publicUrl).hostname;

/**
 * Reads a host name: the platform's own host is the platform, also behind `www.` and the like; any other label before it is an
 * organisation's code or sub-domain. So it is with `localhost`. A bare host (an IP address, or `localhost` where the platform has
 * another name) is the default organisation's, or the platform. All else may be somebody's domain.
 * @param hostname as `hostnameOf` gives it
 * @example meaningOfHost("harbour.localhost", { publicUrl }) // { kind: "below", label: "harbour", home: "localhost" }
 */
export const meaningOfHost = (hostname: string, homes: Homes): HostMeaning => {
  const own = homeOf(homes);
  if (hostname === own) return { kind: "platform" };
  if (isBare(hostname)) {
    return homes.defaultOrgCode === undefined ? { kind: "platform" } : meaningOfCode(homes.defaultOrgCode);
  }
  for (const home of [own, LOCAL]) {
    if (!hostname.endsWith(`.${home}`)) continue;
    const label = hostname.slice(0, -home.length - 1);
    if (PLATFORM_LABELS.has(label)) return { kind: "platform" };
    return label.includes(".") ? { kind: "nobody" } : { kind: "below", label, home };
  }
  return { kind: "domain", domain: hostname };
};

/** Whether the platform's own name is in a host's: what lies below `localhost` is only on the machine itself, and a number is none. */
export const isNamedByHome = (hostname: string, homes: Homes): boolean => {
  const own = homeOf(homes);
  return !IS_NUMBER.test(own) && (hostname === own || hostname.endsWith(`.${own}`));
};
