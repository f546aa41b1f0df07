import type { Dns, DnsAnswer } from "../ports";

/** Aliases that are followed one after the other. */
export const MOST_LINKS = 8;

/** Milliseconds after which nothing more is waited for, however many questions are open. */
const MOST_TIME = 8000;

/** A name that nobody has by itself, so that what stands there stands for all names. */
const ANY = "any-name-below";

/** Where a domain's proof stands. A reseller's clients set it too, so it names no platform. */
export const proofNameOf = (domain: string): string => `_site-verification.${domain}`;

/** Where a name leads by its aliases, and what it has besides. */
export interface SeenWay {
  /** The names that it leads to, one after the other; nine where there are more than eight. */
  aliases: readonly string[];
  /** Why they were followed no further, where it wasn't the platform or their end. */
  stoppedBy: "no_answer" | "no_name" | "circle" | "too_long" | null;
  /** Nobody asked where aliases tell all. */
  a: DnsAnswer;
  aaaa: DnsAnswer;
}

/** What DNS said of a domain. */
export interface SeenDomain {
  domain: string;
  proof: DnsAnswer;
  way: SeenWay;
  /** Of the names below it; null where it wasn't asked. */
  below: SeenWay | null;
}

/** What a call, or the job, got from DNS before its transaction. */
export interface Look {
  platform: { host: string; addresses: DnsAnswer };
  domains: readonly SeenDomain[];
}

const plain = (name: string) => name.toLowerCase().replace(/\.$/, "");

const joined = (one: DnsAnswer, other: DnsAnswer): DnsAnswer => {
  const values = [one, other].flatMap((answer) => (answer.kind === "answered" ? answer.values : []));
  if (values.length > 0) return { kind: "answered", values };
  return one.kind === "no_answer" || other.kind === "no_answer" ? { kind: "no_answer" } : one;
};

const lookAlong = async (dns: Dns, name: string, platform: string, signal: AbortSignal): Promise<SeenWay> => {
  const follow = async (): Promise<Pick<SeenWay, "aliases" | "stoppedBy">> => {
    const aliases: string[] = [];
    const seen = new Set([plain(name)]);
    for (let at = plain(name); ; ) {
      const answer = await dns.ask(at, "CNAME", signal);
      if (answer.kind !== "answered") return { aliases, stoppedBy: answer.kind };
      const [next] = answer.values;
      if (next === undefined) return { aliases, stoppedBy: null };
      at = plain(next);
      aliases.push(at);
      if (at === platform) return { aliases, stoppedBy: aliases.length > MOST_LINKS ? "too_long" : null };
      if (seen.has(at)) return { aliases, stoppedBy: "circle" };
      if (aliases.length > MOST_LINKS) return { aliases, stoppedBy: "too_long" };
      seen.add(at);
    }
  };
  const [followed, a, aaaa] = await Promise.all([follow(), dns.ask(name, "A", signal), dns.ask(name, "AAAA", signal)]);
  return { ...followed, a, aaaa };
};

/** A domain to ask about. */
export interface WantedDomain {
  domain: string;
  /** Whether to ask about the names below it too. */
  below: boolean;
}

/**
 * Asks DNS about domains, all at once and for eight seconds at most; and where the platform is. Over the network, so never
 * inside of a transaction.
 * @example const looked = await lookUpDomains(dns, "app.example.com", [{ domain: "desks.example.org", below: false }]);
 */
export const lookUpDomains = async (dns: Dns, platformHost: string, wanted: readonly WantedDomain[]): Promise<Look> => {
  const signal = AbortSignal.timeout(MOST_TIME);
  const addressesOf = async (): Promise<DnsAnswer> => {
    if (dns.siteAddresses.length > 0) return { kind: "answered", values: dns.siteAddresses };
    return joined(...(await Promise.all([dns.ask(platformHost, "A", signal), dns.ask(platformHost, "AAAA", signal)])));
  };
  const lookAt = async ({ domain, below }: WantedDomain): Promise<SeenDomain> => {
    const [proof, way, seenBelow] = await Promise.all([
      dns.ask(proofNameOf(domain), "TXT", signal),
      lookAlong(dns, domain, platformHost, signal),
      below ? lookAlong(dns, `${ANY}.${domain}`, platformHost, signal) : null,
    ]);
    return { domain, proof, way, below: seenBelow };
  };
  const [addresses, ...domains] = await Promise.all([addressesOf(), ...wanted.map(lookAt)]);
  return { platform: { host: platformHost, addresses }, domains };
};

/** The platform's addresses as far as they are known. */
export const placeOf = ({ platform: { host, addresses } }: Look) => ({
  host,
  addresses: addresses.kind === "answered" ? addresses.values : [],
});
