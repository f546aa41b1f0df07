import type { ClientOrganisation } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { Badge } from "@carrel/ui/badge";
import { LOCALE } from "../../app/locale";
import { ClientState } from "../../app/parts/client-state";
import { counted } from "../../app/words/span-text";
import { TwoLines } from "../../lists/cells";
import type { ListColumn } from "../../lists/list-column";

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
        <TwoLines below={orgCode} as="code">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="wrap-anywhere">{orgName}</span>
            {orgType === "platform" && <Badge>Reseller</Badge>}
          </span>
        </TwoLines>
      ),
    },
    {
      id: "owner",
      header: "Owner",
      cell: ({ owner }) =>
        owner ? (
          <TwoLines below={owner.email} as="address">
            {owner.name}
          </TwoLines>
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
          <TwoLines below={`until ${date.format(new Date(subscription.currentPeriodEnd))}`} as="whole">
            {subscription.planName}
          </TwoLines>
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
