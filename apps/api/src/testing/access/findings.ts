import { PERMISSIONS } from "@carrel/sdk/contract";
import { type Belongings, FOR_FEW, inputFor, namesRecords, type TableRow } from "./calls";
import { type Cast, PLATFORM_KEY } from "./cast";
import { insertSecretKey, nothing, type Settled, snapshot } from "./places";
import { type Answer, type Credentials, short } from "./probe";

type Expected = Partial<Pick<Answer, "status" | "statuscode" | "code">>;

/** What is wrong with an answer that should be this refusal; nothing when it is. */
const unlessRefused = (who: string, answer: Answer, expected: Expected): string[] => {
  const isSo = Object.entries(expected).every(([field, value]) => Reflect.get(answer, field) === value);
  return isSo ? [] : [`${who}: ${short(answer)}`];
};

const NO_KEY = { status: 401, code: "api_key_missing" };
const BAD_KEY = { status: 401, code: "api_key_invalid" };
const UNKNOWN_TOKEN = { status: 401, statuscode: 7007 };
const ENDED_TOKEN = { status: 401, statuscode: 7067 };

/** The keys that no call takes. */
export async function keyFindings(cast: Cast, row: TableRow): Promise<string[]> {
  const input = inputFor(row, cast.place.belongings);
  return [
    ...unlessRefused("without a key", await cast.probe(row, {}, input), NO_KEY),
    ...unlessRefused("with an unknown key", await cast.probe(row, { apiKey: "pk_nobodys" }, input), BAD_KEY),
  ];
}

type Attempt = [who: string, token: string | undefined, expected: Expected];

async function attempts(cast: Cast, row: TableRow, list: Attempt[]): Promise<string[]> {
  const findings: string[] = [];
  for (const [who, token, expected] of list) {
    const credentials = { apiKey: PLATFORM_KEY, ...(token !== undefined && { token }) };
    const answer = await cast.probe(row, credentials, inputFor(row, cast.place.belongings));
    findings.push(...unlessRefused(who, answer, expected));
  }
  return findings;
}

const NOBODYS_TOKEN = "a-token-that-nobody-ever-was-given";

/** The tokens that a call of the staff does not take. */
export async function tokenFindings(cast: Cast, row: TableRow): Promise<string[]> {
  const { belongings, visitorEmail } = cast.place;
  const { orgId, userId } = belongings;
  return attempts(cast, row, [
    ["without a token", undefined, UNKNOWN_TOKEN],
    ["with an unknown token", NOBODYS_TOKEN, UNKNOWN_TOKEN],
    ["with a revoked token", await cast.tokenOf(orgId, userId, { revoked: true }), ENDED_TOKEN],
    ["with an expired token", await cast.tokenOf(orgId, userId, { expired: true }), ENDED_TOKEN],
    ["with a visitor's token", await cast.visitorTokenOf(orgId, visitorEmail), UNKNOWN_TOKEN],
  ]);
}

/** The tokens that a call of a visitor's own area does not take, and what another visitor sees. */
export async function visitorFindings(cast: Cast, row: TableRow): Promise<string[]> {
  const { belongings, visitorEmail } = cast.place;
  const { orgId, userId } = belongings;
  const findings = await attempts(cast, row, [
    ["without a token", undefined, UNKNOWN_TOKEN],
    ["with an unknown token", NOBODYS_TOKEN, UNKNOWN_TOKEN],
    ["with an expired token", await cast.visitorTokenOf(orgId, visitorEmail, { expired: true }), ENDED_TOKEN],
    ["with a token of the staff", await cast.tokenOf(orgId, userId), UNKNOWN_TOKEN],
  ]);
  const call = async (email: string, of: Belongings) => {
    const token = await cast.visitorTokenOf(orgId, email);
    return cast.probe(row, { apiKey: PLATFORM_KEY, token }, inputFor(row, of));
  };
  const stranger = `stranger-${cast.house.unique()}@example.com`;
  const hidden = await call(stranger, belongings);
  const unknown = await call(stranger, { ...belongings, bookingId: cast.house.id() });
  if (namesRecords(row) && (hidden.status !== unknown.status || hidden.text !== unknown.text)) {
    findings.push(`another visitor's record: ${short(hidden)}; one of nothing: ${short(unknown)}`);
  }
  if (hidden.text.includes(belongings.bookingId)) findings.push("shows another visitor's booking");
  const own = await call(visitorEmail, belongings);
  if ([401, 403, 404].includes(own.status)) findings.push(`as the visitor himself: ${short(own)}`);
  return findings;
}

/** What the pipeline says to who lacks a row's permission; a handler that refuses says something else. */
const isPipelineRefusal = (answer: Answer, { permission }: TableRow) =>
  answer.status === 403 && answer.text.includes(`Your role lacks the permission ${permission}.`);

/** A colleague with every other permission is refused by name; one with this alone gets past the pipeline. */
export async function permissionFindings(cast: Cast, row: TableRow): Promise<string[]> {
  const { permission } = row;
  if (permission === null) return [];
  const { clerk, place, probe } = cast;
  const { orgId } = place.belongings;
  const call = async (of: Belongings) =>
    probe(row, { apiKey: PLATFORM_KEY, token: await cast.tokenOf(orgId, clerk.userId) }, inputFor(row, of));
  await clerk.allow(PERMISSIONS.filter((one) => one !== permission));
  const without = await call(place.belongings);
  await clerk.allow([permission]);
  // On ids of nothing, so that the place stays as it is for the next row.
  const withIt = await call(nothing(cast.house));
  return [
    ...(isPipelineRefusal(without, row) ? [] : [`with every other permission: ${short(without)}`]),
    ...(withIt.status === 401 || withIt.status >= 500 || isPipelineRefusal(withIt, row)
      ? [`with this permission alone: ${short(withIt)}`]
      : []),
  ];
}

/** What takes an account over for good takes more than a token that somebody found, and no key, whatever it may. */
export async function confirmationFindings(cast: Cast, row: TableRow): Promise<string[]> {
  const { place, house, makers, probe } = cast;
  const { orgId, userId } = place.belongings;
  const token = await cast.tokenOf(orgId, userId, { unconfirmed: true });
  const secretKey = await insertSecretKey(house, makers.place, PERMISSIONS);
  const before = await snapshot(house, orgId);
  const input = inputFor(row, place.belongings);
  const person = await probe(row, { apiKey: PLATFORM_KEY, token }, input);
  const key = await probe(row, { apiKey: secretKey }, input);
  return [
    ...unlessRefused("the owner, who was not confirmed", person, { status: 403, code: "confirmation_needed" }),
    ...unlessRefused("a secret key", key, { status: 403, code: "person_needed" }),
    ...((await snapshot(house, orgId)) === before ? [] : ["changed what takes a confirmed session"]),
  ];
}

/** A read shows a customer's document and notes to nobody who has every permission but theirs. */
export async function documentFindings(cast: Cast, row: TableRow): Promise<string[]> {
  const { clerk, place, probe } = cast;
  await clerk.allow(PERMISSIONS.filter((one) => one !== "customerDocuments.read"));
  const token = await cast.tokenOf(place.belongings.orgId, clerk.userId);
  const { text } = await probe(row, { apiKey: PLATFORM_KEY, token }, inputFor(row, place.belongings));
  return [FOR_FEW.idProof.number, FOR_FEW.notes].some((mark) => text.includes(mark))
    ? ["shows a customer's document or notes"]
    : [];
}

/** What another organisation's owner, or visitor, shows of himself. */
async function credentialsOf(cast: Cast, { belongings, publishableKey }: Settled, row: TableRow): Promise<Credentials> {
  const { orgId, userId } = belongings;
  switch (row.row.access ?? "bearer") {
    case "bearer":
      return { apiKey: publishableKey, token: await cast.tokenOf(orgId, userId) };
    case "customer":
      // The same person may be a visitor of both: his address opens only what he has here.
      return { apiKey: publishableKey, token: await cast.visitorTokenOf(orgId, cast.place.visitorEmail) };
    default:
      return { apiKey: publishableKey };
  }
}

/** A foreign record answers to the letter as one that does not exist, and nothing of the place is changed or shown. */
export async function foreignFindings(cast: Cast, row: TableRow): Promise<string[]> {
  const { foreigner, onlooker, place, house, probe } = cast;
  const findings: string[] = [];
  if (namesRecords(row)) {
    const before = await snapshot(house, place.belongings.orgId);
    const call = async (of: Belongings) => probe(row, await credentialsOf(cast, foreigner, row), inputFor(row, of));
    const foreign = await call(place.belongings);
    const unknown = await call(nothing(house));
    if (foreign.status >= 500 || foreign.status !== unknown.status || foreign.text !== unknown.text) {
      findings.push(`a foreign record: ${short(foreign)}; one of nothing: ${short(unknown)}`);
    }
    if ((await snapshot(house, place.belongings.orgId)) !== before) findings.push("a foreigner changed the place");
  }
  // What he owns stays, so that the next row finds it.
  const own = row.row.kind === "read" ? onlooker.belongings : nothing(house);
  const { text } = await probe(row, await credentialsOf(cast, onlooker, row), inputFor(row, own));
  const seen = Object.values(place.belongings).filter((mark) => text.includes(mark));
  if (seen.length > 0) findings.push(`shows another organisation ${seen.join(", ")}`);
  return findings;
}
