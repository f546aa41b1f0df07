import { Resolver } from "node:dns/promises";
import type { Dns, DnsAnswer, DnsType } from "../ports";

/** Of one try, in milliseconds; the second one waits longer. */
const TIMEOUT = 2000;
const TRIES = 2;

/** What c-ares calls an answer that says that nothing is there. */
const NOTHING: Readonly<Record<string, DnsAnswer>> = {
  ENODATA: { kind: "answered", values: [] },
  ENOTFOUND: { kind: "no_name" },
};

const NO_ANSWER: DnsAnswer = { kind: "no_answer" };

const ASK: Record<DnsType, (resolver: Resolver, name: string) => Promise<string[]>> = {
  // A text of more than 255 bytes comes in strings that are one.
  TXT: async (resolver, name) => (await resolver.resolveTxt(name)).map((strings) => strings.join("")),
  CNAME: (resolver, name) => resolver.resolveCname(name),
  A: (resolver, name) => resolver.resolve4(name),
  AAAA: (resolver, name) => resolver.resolve6(name),
};

export interface DnsOptions {
  /** Addresses of resolvers, with a port after a colon where it isn't 53; none: the machine's own. */
  servers: readonly string[];
  siteAddresses: readonly string[];
}

/**
 * DNS by the machine's own resolvers, or by others.
 * @example const answer = await nodeDns({ servers: ["9.9.9.9"], siteAddresses: [] }).ask("example.com", "TXT", AbortSignal.timeout(8000));
 */
export const nodeDns = ({ servers, siteAddresses }: DnsOptions): Dns => ({
  siteAddresses,
  async ask(name, type, signal) {
    if (signal.aborted) return NO_ANSWER;
    // One for each question: a resolver is given up as a whole.
    const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES });
    if (servers.length > 0) resolver.setServers(servers);
    const giveUp = () => resolver.cancel();
    signal.addEventListener("abort", giveUp, { once: true });
    try {
      return { kind: "answered", values: await ASK[type](resolver, name) };
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      return NOTHING[code] ?? NO_ANSWER;
    } finally {
      signal.removeEventListener("abort", giveUp);
    }
  },
});
