import { PERMISSIONS } from "@carrel/sdk/contract";
import { inputFor, namesRecords, type TableRow } from "./calls";
import type { Cast } from "./cast";
import { insertSecretKey, nothing } from "./places";
import { type Answer, short } from "./probe";

const isRefusedFor = (answer: Answer, permission: string) =>
  answer.status === 403 && answer.text.includes(`This API key lacks the permission ${permission}.`);

/** What a secret key may not do without its permission, does with it, and never does to another organisation. */
export async function secretKeyFindings({ house, place, makers, probe }: Cast, row: TableRow): Promise<string[]> {
  const { permission } = row;
  const { belongings } = place;
  const everything = await insertSecretKey(house, makers.place, PERMISSIONS);
  if (permission === null) {
    const answer = await probe(row, { apiKey: everything }, inputFor(row, belongings));
    return answer.code === "person_needed" ? [] : [`a secret key where a person is needed: ${short(answer)}`];
  }
  const findings: string[] = [];
  const others = PERMISSIONS.filter((one) => one !== permission);
  const without = await insertSecretKey(house, makers.place, others);
  const refused = await probe(row, { apiKey: without }, inputFor(row, belongings));
  if (!isRefusedFor(refused, permission)) findings.push(`a secret key with every other permission: ${short(refused)}`);
  const alone = await insertSecretKey(house, makers.place, [permission]);
  const passed = await probe(row, { apiKey: alone }, inputFor(row, nothing(house)));
  if (passed.status === 401 || passed.status >= 500 || isRefusedFor(passed, permission)) {
    findings.push(`a secret key with this permission alone: ${short(passed)}`);
  }
  if (namesRecords(row)) {
    const apiKey = await insertSecretKey(house, makers.foreigner, PERMISSIONS);
    const foreign = await probe(row, { apiKey }, inputFor(row, belongings));
    const unknown = await probe(row, { apiKey }, inputFor(row, nothing(house)));
    if (foreign.status !== unknown.status || foreign.text !== unknown.text) {
      findings.push(`another organisation's secret key: ${short(foreign)}; on nothing: ${short(unknown)}`);
    }
  }
  return findings;
}
