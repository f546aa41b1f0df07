import type { DnsMapping, DnsRecord } from "@carrel/sdk/schemas";
import { proofNameOf } from "../../platform/look-up-domains";
import { hostPart, isRegistrable } from "./hosts";

/** The platform as DNS knows it. */
export interface PlatformPlace {
  /** Its own host. */
  host: string;
  /** Where that is reached. */
  addresses: readonly string[];
}

/** A domain and what its records prove. */
export interface Proven {
  domain: string;
  token: string;
  /** Whether the names below it are to lead to the platform too. */
  isReseller: boolean;
  /** The domain of its reseller, by which alone his clients know the platform; null: the platform's own host. */
  throughDomain: string | null;
}

const PROOF = "site-verification=";

/** Beyond it a reply would grow with a setting. */
const MOST_ADDRESSES = 6;

const V4 = /^[\d.]+$/;

const unset = { found: [], ok: false };

/**
 * The records that prove whose a domain is and lead it to the platform. A registrable domain can be no alias, so it has the
 * platform's addresses, where they are known; what leads to a reseller's domain leads on from there; a reseller's has one more for the names below it.
 */
export const recordsFor = (
  { domain, token, isReseller, throughDomain }: Proven,
  platform: PlatformPlace,
): DnsMapping => {
  const alias = throughDomain ?? platform.host;
  const addresses = platform.addresses.filter((address) => V4.test(address)).slice(0, MOST_ADDRESSES);
  const way: DnsRecord[] =
    isRegistrable(domain) && addresses.length > 0
      ? addresses.map((value) => ({ type: "A", name: domain, value, ...unset }))
      : [{ type: "CNAME", name: domain, value: alias, ...unset }];
  const records: DnsRecord[] = [
    { type: "TXT", name: proofNameOf(domain), value: `${PROOF}${token}`, ...unset },
    ...way,
    ...(isReseller ? [{ type: "CNAME" as const, name: `*.${domain}`, value: alias, ...unset, isOptional: true }] : []),
  ];
  return { domain, records: records.map((record) => ({ ...record, host: hostPart(record.name, domain) })) };
};

/** The token in the records of a domain; undefined where they hold none. */
export const tokenOf = ({ records }: DnsMapping): string | undefined =>
  records.find(({ type, value }) => type === "TXT" && value.startsWith(PROOF))?.value.slice(PROOF.length);
