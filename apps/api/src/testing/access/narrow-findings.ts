import { inputFor, namesBranchRecords, namesRecords, type TableRow } from "./calls";
import { type Cast, PLATFORM_KEY } from "./cast";
import { nothing, snapshot } from "./places";
import { type Credentials, short } from "./probe";

/** Writes by which somebody of some branches rightly changes what lies in none of them, and why. */
const HIS_TO_CHANGE: Readonly<Record<string, string>> = {
  "apiKeys.add": "a secret key of his own, which may do what he may",
  "apiKeys.takeOver": "the key does from then on what he may, which is less",
  "auth.updateProfile": "his own account",
  "auth.selectBranch": "his own account",
  "auth.changePassword": "his own account",
  "auth.startApp": "his own account",
  "auth.startPasskey": "his own account",
  "auth.addPasskey": "uses up the challenge of his own",
  "auth.setMailCodes": "his own account",
  "notifications.markRead": "what he himself was told",
  "notifications.markUnread": "what he himself was told",
  "notifications.mark": "what he himself was told",
  "notifications.markAllRead": "what he himself was told",
  "tracking.record": "what he himself did",
  "businessUnits.add": "leads lie in no branch",
  "businessUnits.updateCategory": "leads lie in no branch",
  "businessUnits.updateWebsiteType": "leads lie in no branch",
  "businessUnits.updateStatus": "leads lie in no branch",
  "businessUnits.updatePhone": "leads lie in no branch",
  "businessUnits.assignTeam": "leads lie in no branch",
  "businessUnits.addComment": "leads lie in no branch",
  "installationRequests.add": "requests lie in no branch",
  "installationRequests.assign": "requests lie in no branch",
  "installationRequests.selfAssign": "requests lie in no branch",
  "installationRequests.unassign": "requests lie in no branch",
  "installationRequests.updateStatus": "requests lie in no branch",
};

/** Who has every permission, in another branch only: a person and the secret key that he made. */
const narrowCallers = async ({ elsewhere, place, tokenOf }: Cast): Promise<[who: string, Credentials][]> => [
  ["a person", { apiKey: PLATFORM_KEY, token: await tokenOf(place.belongings.orgId, elsewhere.userId) }],
  ["his key", { apiKey: elsewhere.secretKey }],
];

/**
 * To somebody of another branch, and to his secret key, this one's rows are as if they weren't there, and what belongs to
 * all branches is to be left alone.
 */
export async function narrowFindings(cast: Cast, row: TableRow): Promise<string[]> {
  const { elsewhere, place, house, probe } = cast;
  const { orgId } = place.belongings;
  const findings: string[] = [];
  for (const [who, credentials] of await narrowCallers(cast)) {
    const kept = { ...place.belongings, userId: elsewhere.userId };
    const isWrite = row.row.kind === "write";
    const before = isWrite ? await snapshot(house, orgId) : null;
    const hidden = await probe(row, credentials, inputFor(row, kept));
    if (hidden.status >= 500) findings.push(`${who} of another branch: ${short(hidden)}`);
    if (namesBranchRecords(row)) {
      const { branchId, deskId, bookingId, customerId } = nothing(house);
      const unknown = await probe(
        row,
        credentials,
        inputFor(row, { ...kept, branchId, deskId, bookingId, customerId }),
      );
      if (hidden.status !== unknown.status || hidden.text !== unknown.text) {
        findings.push(`${who}, a record of another branch: ${short(hidden)}; one of nothing: ${short(unknown)}`);
      }
    }
    if (!isWrite && !namesRecords(row)) {
      const { deskId, bookingId, customerId } = place.belongings;
      const seen = [deskId, bookingId, customerId].filter((id) => hidden.text.includes(id));
      if (seen.length > 0) findings.push(`shows ${who} of another branch ${seen.join(", ")}`);
    }
    if (isWrite && !(row.name in HIS_TO_CHANGE) && (await snapshot(house, orgId)) !== before) {
      findings.push(`${who} of another branch changed what is not his: ${short(hidden)}`);
    }
  }
  return findings;
}
