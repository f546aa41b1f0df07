import type { DnsMapping, DnsRecord } from "@carrel/sdk/schemas";
import { type Look, MOST_LINKS, placeOf, type SeenDomain, type SeenWay } from "../../platform/look-up-domains";
import type { DnsAnswer } from "../../ports";
import { type Proven, recordsFor } from "./records";

/** Whether something is there; `unknown`: DNS didn't say. */
export type Finding = "found" | "missing" | "unknown";

export interface Checked {
  /** The records, with what was found and what is wrong. */
  mapping: DnsMapping;
  /** Whether proof and way are there, both. */
  finding: Finding;
  /** Whether the names below lead here; null where nobody asked. */
  below: Finding | null;
}

/** What the contract lets `found` hold. */
const MOST_FOUND = 20;
const MOST_CHARACTERS = 300;

const NO_ANSWER = "DNS gave no answer in time. It is asked again.";
const NO_NAME = "DNS knows no such name yet.";
const NO_RECORD = "DNS has no such record yet.";

/** What strangers wrote into DNS, as a reply may give it back. */
const shown = (values: readonly string[]) =>
  values
    .map((value) =>
      value
        .toWellFormed()
        .replace(/\p{Cc}/gu, "\ufffd")
        .slice(0, MOST_CHARACTERS)
        .toWellFormed()
        .trim(),
    )
    .slice(0, MOST_FOUND);

const valuesOf = (answer: DnsAnswer) => (answer.kind === "answered" ? answer.values : []);

/** A text as its owner meant it: some providers keep the quotes that he typed. */
const meant = (text: string) =>
  text
    .trim()
    .replace(/^["'\s]+|["'\s]+$/g, "")
    .toLowerCase();

const isMissing = (answer: DnsAnswer) => answer.kind === "no_name" || valuesOf(answer).length === 0;

interface Seen {
  finding: Finding;
  found: readonly string[];
  problem?: string;
}

const seenProof = (answer: DnsAnswer, value: string): Seen => {
  const found = valuesOf(answer);
  if (answer.kind === "no_answer") return { finding: "unknown", found, problem: NO_ANSWER };
  if (found.some((text) => meant(text) === meant(value))) return { finding: "found", found };
  if (isMissing(answer)) {
    return { finding: "missing", found, problem: answer.kind === "no_name" ? NO_NAME : NO_RECORD };
  }
  return { finding: "missing", found, problem: "DNS has another text here. Compare it letter by letter." };
};

/** An IPv6 address has many spellings. */
const plainAddress = (address: string) => (address.includes(":") ? new URL(`http://[${address}]`).hostname : address);

const seenWay = (way: SeenWay, { platform }: Look): Seen => {
  const { aliases, stoppedBy } = way;
  const addresses = [...valuesOf(way.a), ...valuesOf(way.aaaa)];
  const found = aliases.length > 0 ? aliases : addresses;
  if (stoppedBy === "circle") {
    return { finding: "missing", found, problem: "Its aliases lead in a circle, and nowhere." };
  }
  if (stoppedBy === "too_long") {
    const problem = `More than ${MOST_LINKS} aliases lead from one to the next. Name the platform's host itself.`;
    return { finding: "missing", found, problem };
  }
  if (aliases.at(-1) === platform.host) return { finding: "found", found };
  if (addresses.length > 0) {
    const ours = new Set(valuesOf(platform.addresses).map(plainAddress));
    const others = addresses.filter((address) => !ours.has(plainAddress(address)));
    if (platform.addresses.kind === "no_answer" && ours.size === 0) {
      return { finding: "unknown", found, problem: NO_ANSWER };
    }
    if (others.length === ours.size && others.length === 0) return { finding: "missing", found, problem: NO_RECORD };
    if (others.length > 0) {
      const some = others.slice(0, 3).join(", ");
      const problem =
        others.length < addresses.length
          ? `Some visitors would come elsewhere: take away ${some}.`
          : `It leads elsewhere, to ${aliases.at(-1) ?? some}.`;
      return { finding: "missing", found, problem };
    }
    const isWhole = way.a.kind !== "no_answer" && way.aaaa.kind !== "no_answer";
    return isWhole ? { finding: "found", found } : { finding: "unknown", found, problem: NO_ANSWER };
  }
  if (stoppedBy === "no_answer" || way.a.kind === "no_answer" || way.aaaa.kind === "no_answer") {
    return { finding: "unknown", found, problem: NO_ANSWER };
  }
  if (aliases.length > 0) {
    return { finding: "missing", found, problem: `It leads to ${aliases.at(-1)}, which leads nowhere.` };
  }
  return { finding: "missing", found, problem: stoppedBy === "no_name" ? NO_NAME : NO_RECORD };
};

const seenOf = (record: DnsRecord, seen: SeenDomain, looked: Look): Seen => {
  if (record.type === "TXT") return seenProof(seen.proof, record.value);
  if (!record.isOptional) return seenWay(seen.way, looked);
  return seen.below ? seenWay(seen.below, looked) : { finding: "unknown", found: [] };
};

const joined = (findings: readonly Finding[]): Finding => {
  if (findings.includes("missing")) return "missing";
  return findings.includes("unknown") ? "unknown" : "found";
};

/**
 * Compares what a domain's records are to be with what DNS said of it. What DNS didn't answer is neither found nor missing.
 * @example const { mapping, finding } = check({ domain, token, isReseller: false, throughDomain: null }, seen, looked);
 */
export const check = (proven: Proven, seen: SeenDomain, looked: Look): Checked => {
  const { domain, records } = recordsFor(proven, placeOf(looked));
  const compared = records.map((record) => {
    const { finding, found, problem } = seenOf(record, seen, looked);
    return {
      finding,
      record: {
        ...record,
        found: shown(found),
        ok: finding === "found",
        ...(problem !== undefined && { problem: problem.slice(0, 300) }),
      },
    };
  });
  const needed = compared.filter(({ record }) => !record.isOptional);
  return {
    mapping: { domain, records: compared.map(({ record }) => record) },
    finding: joined(needed.map(({ finding }) => finding)),
    below: compared.find(({ record }) => record.isOptional)?.finding ?? null,
  };
};
