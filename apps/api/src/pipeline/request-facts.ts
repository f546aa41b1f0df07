import type { Random } from "../ports";
import { type Homes, isNamedByHome } from "../sites/host";

/** What the socket knows and a `Request` doesn't. */
export interface Peer {
  /** The address at the other end of the connection. */
  address?: string;
}

export interface FactsOptions {
  /** Whether an address is one of our own proxies, whose forwarding headers are believed. */
  trusts: (address: string) => boolean;
  homes: Homes;
}

export interface RequestFacts {
  /** Ours, whatever id the caller gives his call: two lines of the log with one id are of one request. */
  id: string;
  address: string;
  userAgent: string;
  /** The platform's own address, never the host that the caller named. */
  origin: string;
  /** What says whose another host is. */
  homes: Homes;
  /** As the caller named it, such as `https://harbour.example.com`: only for what he alone is answered. */
  calledOrigin: string;
  isSecure: boolean;
  /** Whether he called the platform's own host, or one below it: no organisation's domain. */
  isHome: boolean;
}

const UNKNOWN_ADDRESS = "unknown";

/** Reads who calls and from where, and gives the request its id. */
export const requestFacts = (request: Request, peer: Peer, random: Random, options: FactsOptions): RequestFacts => {
  const direct = peer.address ?? UNKNOWN_ADDRESS;
  const isProxied = options.trusts(direct);
  const url = new URL(request.url);
  const scheme = (isProxied && lastOf(request.headers.get("x-forwarded-proto"))) || url.protocol.slice(0, -1);
  return {
    id: random.id(),
    address: isProxied ? forwardedAddress(request.headers.get("x-forwarded-for"), direct, options.trusts) : direct,
    userAgent: request.headers.get("user-agent") ?? "",
    origin: options.homes.publicUrl,
    homes: options.homes,
    calledOrigin: `${scheme}://${url.host}`,
    isSecure: scheme === "https",
    isHome: isNamedByHome(url.hostname, options.homes),
  };
};

const partsOf = (header: string | null) => (header ?? "").split(",").map((part) => part.trim());
const lastOf = (header: string | null) => partsOf(header).at(-1);

/** Each proxy appends whom it heard from, so the last address that is no proxy of ours is the caller's. */
const forwardedAddress = (header: string | null, direct: string, trusts: (address: string) => boolean) =>
  partsOf(header)
    .filter((address) => address !== "")
    .findLast((address) => !trusts(address)) ?? direct;
