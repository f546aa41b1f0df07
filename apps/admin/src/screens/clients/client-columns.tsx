import type { ClientOrganisation } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { Badge } from "@carrel/ui/badge";
import { LOCALE } from "../../app/locale";
import { counted } from "../../app/words/span-text";
import type { ListColumn } from "../../lists/list-column";
import { ClientState } from "./client-state";

/**
 * How big an organisation is, in its own words.
 * @example sizeText(harbour) // "2 branches, 24 desks"
 */
function sizeText({
  branches,
  desks,
  workspaceKind,
}: Pick<ClientOrganisation, "branches" | "desks" | "workspaceKind">): string {
  const words = terminology(workspaceKind);
  return `${counted(branches, "branch", "branches")}, ${counted(desks, words.desk.toLowerCase(), words.desks.toLowerCase())}`;
}

/** What the list tells of a client; of whose reseller only to the platform. */
export const clientColumns = (isSuper: boolean, timeZone: string): ListColumn<ClientOrganisation>[] => {
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone });
  const columns: ListColumn<ClientOrganisation>[] = [
    {
      id: "name",
      header: "Client",
      cell: ({ orgName, orgCode, orgType }) => (
        <span className="flex min-w-0 flex-col">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="wrap-anywhere">{orgName}</span>
            {orgType === "platform" && <Badge>Reseller</Badge>}
          </span>
          <span className="font-mono text-sm font-normal text-muted">{orgCode}</span>
        </span>
      ),
    },
    {
      id: "owner",
      header: "Owner",
      cell: ({ owner }) =>
        owner ? (
          <span className="flex min-w-0 flex-col">
            <span className="wrap-anywhere">{owner.name}</span>
            <span className="text-sm break-all text-muted">{owner.email}</span>
          </span>
        ) : (
          "Nobody"
        ),
    },
    { id: "size", header: "Size", hideBelow: "md", cell: sizeText },
    {
      id: "plan",
      header: "Plan",
      cell: ({ subscription }) =>
        subscription ? (
          <span className="flex min-w-0 flex-col">
            <span>{subscription.planName}</span>
            <span className="text-sm whitespace-nowrap text-muted">
              until {date.format(new Date(subscription.currentPeriodEnd))}
            </span>
          </span>
        ) : (
          "None"
        ),
    },
    {
      id: "reseller",
      header: "Reseller",
      hideBelow: "md",
      cell: ({ reseller }) => (reseller ? <span className="wrap-anywhere">{reseller.orgName}</span> : "None"),
    },
    { id: "status", header: "State", cell: ({ status }) => <ClientState status={status} /> },
  ];
  return isSuper ? columns : columns.filter(({ id }) => id !== "reseller");
};
