import { parse } from "tldts";

/** A host that is a number has no names below it. */
const IS_ADDRESS = /^[\d.]+$|^\[/;

/** The host below which default sub-domains lie. @param origin the platform's @returns null where it has no name */
export const platformHost = (origin: string): string | null => {
  const { hostname } = new URL(origin);
  return IS_ADDRESS.test(hostname) ? null : hostname;
};

/** Whether a name is one of the platform's own, or below them. */
export const isPlatforms = (domain: string, origin: string): boolean =>
  ["localhost", platformHost(origin)].some((home) => home !== null && (domain === home || domain.endsWith(`.${home}`)));

const registered = (domain: string) => parse(domain, { allowPrivateDomains: true });

/** Whether everybody registers names below it, such as `co.in` or `github.io`: it is nobody's own. */
export const isPublicSuffix = (domain: string): boolean => registered(domain).domain === null;

/** Whether a name is one that is registered, so that it can be no alias: other records have to stand there. */
export const isRegistrable = (domain: string): boolean => registered(domain).domain === domain;

/**
 * The name of a domain's record without what was registered, which registrars add by themselves.
 * @example hostPart("_site-verification.desks.hall.example", "desks.hall.example"); // "_site-verification.desks"; "@" for what was registered itself
 */
export const hostPart = (name: string, domain: string): string => {
  const home = registered(domain).domain;
  if (home === null) return name;
  return name === home ? "@" : name.slice(0, name.length - home.length - 1);
};

/** What of a host is its owner's name: `carrel` of `app.carrel.example`; null where it has none. */
export const nameOfHost = (host: string): string | null => registered(host).domainWithoutSuffix || null;
