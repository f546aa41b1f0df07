import type { Terminology } from "@carrel/sdk/domain";
import type { Reseller } from "@carrel/sdk/schemas";
import { ResellersIllustration } from "@carrel/ui/illustration";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { ActiveBadge } from "../../app/parts/active-badge";
import { TwoLines } from "../../lists/cells";
import { found } from "../../lists/found";
import type { ListColumn } from "../../lists/list-column";
import { listPlace } from "../../lists/list-place";
import { rateText } from "./rate-text";
import { SOLD } from "./sold-kinds";

/** What the list tells of a reseller. */
const resellerColumns = (words: Terminology): ListColumn<Reseller>[] => [
  {
    id: "name",
    header: "Reseller",
    cell: ({ orgName, orgCode }) => (
      <TwoLines below={orgCode} as="code">
        {orgName}
      </TwoLines>
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
  { id: "state", header: "State", cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
];

/** Everybody who sells the platform under a brand of their own. */
export const ResellersScreen: ComponentType = listPlace("/resellers", ({ search: { q: search, status } }) =>
  found(q.resellers.list, { search, status: status ?? "ALL" }),
)(({ words }) => ({
  noun: "resellers",
  title: "Resellers",
  description: "Who sells the platform under a brand of their own, and what they get of it.",
  columns: resellerColumns(words),
  tabs: {
    by: "status",
    label: "State",
    first: { label: "All" },
    others: [
      { value: "ACTIVE", label: "Active", rows: "active resellers" },
      { value: "INACTIVE", label: "Inactive", rows: "inactive resellers" },
    ],
  },
  add: { to: "/resellers/new", label: "Add reseller", needs: "resellers.write" },
  firstUse: {
    illustration: <ResellersIllustration />,
    title: "Who sells with you?",
    description: "A reseller has clients, a brand and domains of its own, and a share in what its clients pay.",
  },
}));
