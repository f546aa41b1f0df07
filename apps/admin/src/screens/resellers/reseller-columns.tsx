import type { Terminology } from "@carrel/sdk/domain";
import type { Reseller } from "@carrel/sdk/schemas";
import type { ListColumn } from "../../lists/list-column";
import { rateText } from "./rate-text";
import { ResellerState } from "./reseller-state";
import { SOLD } from "./sold-kinds";

/** What the list tells of a reseller. */
export const resellerColumns = (words: Terminology): ListColumn<Reseller>[] => [
  {
    id: "name",
    header: "Reseller",
    cell: ({ orgName, orgCode }) => (
      <span className="flex min-w-0 flex-col">
        <span className="wrap-anywhere">{orgName}</span>
        <span className="font-mono text-sm font-normal text-muted">{orgCode}</span>
      </span>
    ),
  },
  { id: "sells", header: "Sells", hideBelow: "md", cell: ({ resellerOrgType }) => SOLD[resellerOrgType] },
  {
    id: "clients",
    header: "Clients",
    align: "end",
    cell: ({ stats: { clients, activeClients } }) =>
      clients === activeClients ? clients : `${activeClients} of ${clients} active`,
  },
  { id: "desks", header: words.desks, align: "end", hideBelow: "sm", cell: ({ stats }) => stats.desks },
  {
    id: "rate",
    header: "Profit share",
    align: "end",
    cell: ({ profitSharing, currency }) => (profitSharing.rate === 0 ? "None" : rateText(profitSharing, currency)),
  },
  {
    id: "domain",
    header: "Domain",
    hideBelow: "md",
    cell: ({ domains }) => (
      <span className="break-all">{domains.find(({ isPrimary }) => isPrimary)?.domain ?? "None"}</span>
    ),
  },
  { id: "state", header: "State", cell: ({ isActive }) => <ResellerState isActive={isActive} /> },
];
