import { ClientStatus } from "@carrel/sdk/schemas";
import { EmptyState } from "@carrel/ui/empty-state";
import { OrganisationsIllustration } from "@carrel/ui/illustration";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { ADD_CLIENT } from "../../app/needs";
import { CLIENT_STATES } from "../../app/parts/client-state";
import { ScreenHeader } from "../../app/screen-header";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { clientColumns } from "./client-columns";
import { clientsCsv } from "./clients-csv";

/** The organisations below one's own: a reseller's clients, everybody for the platform. */
export const ClientsScreen: ComponentType = listPlace("/clients", ({ search: { q: search, status } }) =>
  found(q.organisation.clients, { search, status: status ?? "ALL" }),
)(({ session, words }) => {
  const { isSuper, isReseller, timezone } = session.loggedOrgDetails;
  return {
    noun: "clients",
    title: "Clients",
    description: isSuper
      ? "Every organisation on the platform, and how it stands."
      : "The organisations that you look after, and how they stand.",
    columns: clientColumns(isSuper, timezone),
    tabs: {
      by: "status",
      label: "State",
      first: { label: "All" },
      others: ClientStatus.options.map((value) => {
        const { label } = CLIENT_STATES[value];
        return { value, label, rows: `clients in the state “${label}”` };
      }),
    },
    add: { to: "/clients/new", label: "Add client", needs: ADD_CLIENT },
    download: {
      fileName: "clients.csv",
      write: (clients) => clientsCsv(clients, words),
      cutHint: { title: "The file holds the newest 10,000 clients", description: "Choose a state for others." },
    },
    firstUse: {
      illustration: <OrganisationsIllustration />,
      title: "No clients yet",
      description: isSuper
        ? "Add the first one, or wait: whoever signs up on the platform or at a reseller appears here."
        : "Add the first one, or wait: whoever signs up at your domain becomes your client and appears here.",
    },
    instead: !isSuper && !isReseller && <NoClients />,
  };
});

const NoClients = () => (
  <>
    <ScreenHeader title="Clients" />
    <EmptyState
      kind="filtered"
      illustration={<OrganisationsIllustration />}
      title="Your organisation has no clients"
      description="Resellers look after other organisations here. Yours runs its own places."
    />
  </>
);
