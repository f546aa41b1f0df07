import type { ClientOrganisation } from "@carrel/sdk";
import { SubscriptionStatus } from "@carrel/sdk/schemas";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { CLIENT_STATES, ClientState } from "../../app/parts/client-state";
import { periodText } from "../../app/words/subscription-text";
import { TwoLines } from "../../lists/cells";
import { found } from "../../lists/found";
import type { ListColumn } from "../../lists/list-column";
import { listPlace } from "../../lists/list-place";
import { IncomeView } from "./income-view";

const subscriptionColumns = (timeZone: string): ListColumn<ClientOrganisation>[] => {
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone });
  return [
    {
      id: "organisation",
      header: "Organisation",
      cell: ({ orgName, orgCode }) => (
        <TwoLines as="code" below={orgCode}>
          {orgName}
        </TwoLines>
      ),
      csv: { Organisation: ({ orgName }) => orgName, Code: ({ orgCode }) => orgCode },
    },
    {
      id: "plan",
      header: "Plan",
      cell: ({ subscription }) =>
        subscription ? (
          <TwoLines below={periodText(subscription, new Date(), timeZone)}>{subscription.planName}</TwoLines>
        ) : (
          "None"
        ),
      csv: {
        Plan: ({ subscription }) => subscription?.planName ?? null,
        "Until (UTC)": ({ subscription }) => subscription?.currentPeriodEnd ?? null,
      },
    },
    {
      id: "renews",
      header: "Renews by itself",
      hideBelow: "md",
      cell: ({ subscription }) => (subscription?.isRecurring ? "Yes" : "No"),
      csv: ({ subscription }) => (subscription?.isRecurring ? "Yes" : "No"),
    },
    {
      id: "reseller",
      header: "Reseller",
      hideBelow: "md",
      cell: ({ reseller }) => (reseller ? <span className="wrap-anywhere">{reseller.orgName}</span> : "None"),
      csv: ({ reseller }) => reseller?.orgName ?? null,
    },
    {
      id: "since",
      header: "Since",
      hideBelow: "md",
      cell: ({ createdAt }) => date.format(new Date(createdAt)),
      csv: { "Since (UTC)": ({ createdAt }) => createdAt },
    },
    {
      id: "status",
      header: "State",
      cell: ({ status }) => <ClientState status={status} />,
      csv: ({ status }) => CLIENT_STATES[status].label,
    },
  ];
};

/** Everybody's subscriptions as the platform's owner sees them, and what they bring. */
export const SubscriptionsScreen: ComponentType = listPlace("/subscriptions", ({ search: { q: search, status } }) =>
  found(q.organisation.clients, { search, status: status === "INCOME" ? "ALL" : (status ?? "ALL") }),
)(({ session }) => ({
  noun: "subscriptions",
  title: "Subscriptions",
  description: "What organisations have of the plans, until when, and what they paid.",
  columns: subscriptionColumns(session.loggedOrgDetails.timezone),
  rowPath: ({ _id }) => `/clients/${_id}`,
  tabs: {
    by: "status",
    label: "State",
    first: { label: "All" },
    others: [
      ...SubscriptionStatus.options.map((value) => {
        const { label } = CLIENT_STATES[value];
        return { value, label, rows: `subscriptions in the state “${label}”` };
      }),
      { value: "INCOME", label: "Income", rows: "income", view: <IncomeView /> },
    ],
  },
  download: { fileName: "subscriptions.csv" },
  firstUse: {
    illustration: "plans",
    title: "No subscriptions yet",
    description: "Whoever signs up begins with a trial and appears here.",
  },
}));
