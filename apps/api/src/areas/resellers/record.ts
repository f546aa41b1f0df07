import type { ProfitRate, ProfitType, Reseller, ResellerDomain } from "@carrel/sdk/schemas";
import type { Tenant } from "../../database/port";
import type { Row } from "../../database/schema";

type OwnColumn =
  | "orgId"
  | "orgName"
  | "orgCode"
  | "resellerOrgType"
  | "workspaceKind"
  | "isActive"
  | "timezone"
  | "currency"
  | "theme"
  | "logoSquare"
  | "branding"
  | "brandNameVisible"
  | "platformLine"
  | "socialLinks"
  | "createdAt"
  | "updatedAt";

/** What `find_resellers` gives. */
export interface FoundReseller extends Pick<Tenant, OwnColumn> {
  owner: Reseller["owner"];
  /** Null while no rate was set. */
  rate: number | null;
  rateType: ProfitType | null;
  domains: ResellerDomain[];
  clients: number;
  activeClients: number;
  branches: number;
  desks: number;
  /** Of the whole list. */
  allRows: number;
}

export const resellerRecord = (found: FoundReseller): Reseller => ({
  _id: found.orgId,
  orgName: found.orgName,
  orgCode: found.orgCode,
  resellerOrgType: found.resellerOrgType ?? "both",
  workspaceKind: found.workspaceKind,
  isActive: found.isActive,
  timezone: found.timezone,
  currency: found.currency,
  theme: found.theme,
  logoSquare: found.logoSquare,
  branding: found.branding,
  brandNameVisible: found.brandNameVisible,
  platformLine: found.platformLine,
  socialLinks: found.socialLinks,
  owner: found.owner,
  profitSharing: { rate: found.rate ?? 0, type: found.rateType ?? "percent" },
  domains: found.domains.map((domain) => ({
    ...domain,
    // Inside JSON the database spells an instant otherwise.
    checkedAt: domain.checkedAt && new Date(domain.checkedAt).toISOString(),
  })),
  stats: { clients: found.clients, activeClients: found.activeClients, branches: found.branches, desks: found.desks },
  createdAt: found.createdAt.toISOString(),
  updatedAt: found.updatedAt.toISOString(),
});

export const profitRateRecord = (row: Row<"profitRates">): ProfitRate => ({
  _id: row.rateId,
  rate: row.rate,
  type: row.type,
  effectiveFrom: row.effectiveFrom,
  setBy: row.setBy === null ? null : { _id: row.setBy, name: row.setByName },
  createdAt: row.createdAt.toISOString(),
});
