import type { ClientOrganisation } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { CLIENT_STATES } from "../../app/parts/client-state";
import { csvText } from "../../lists/csv";

/** Organisations as a CSV file's text; instants are in UTC. */
export function clientsCsv(clients: readonly ClientOrganisation[], words: Terminology): string {
  const headings = [
    ...["Name", "Code", "State", "Plan", "Period ends (UTC)", "Renews by itself", "Branches", words.desks],
    ...["Owner", "Owner's e-mail", "Owner's phone", "Reseller", "Since (UTC)", "Id"],
  ];
  const rows = clients.map((client) => [
    client.orgName,
    client.orgCode,
    CLIENT_STATES[client.status].label,
    client.subscription?.planName ?? null,
    client.subscription?.currentPeriodEnd ?? null,
    client.subscription && (client.subscription.isRecurring ? "Yes" : "No"),
    client.branches,
    client.desks,
    client.owner?.name ?? null,
    client.owner?.email ?? null,
    client.owner?.phone ?? null,
    client.reseller?.orgName ?? null,
    client.createdAt,
    client._id,
  ]);
  return csvText([headings, ...rows]);
}
