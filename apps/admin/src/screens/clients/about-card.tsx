import type { ClientDetail } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { DescriptionList } from "@carrel/ui/description-list";
import { Link } from "@carrel/ui/link";
import { LinkSlot } from "@carrel/ui/link-slot";
import { LOCALE } from "../../app/locale";

const KINDS = { "co-working": "Co-working space", "study-hall": "Study hall" } as const;

const payee = (upi: ClientDetail["upiDetails"], none: string) => (upi ? `${upi.payeeName} (${upi.vpa})` : none);

/** Where payments go, and where they are to go. */
const paymentsText = ({ upiDetails, upiProposal }: ClientDetail) =>
  upiProposal
    ? `${payee(upiDetails, "Not set up")}. ${payee(upiProposal.upiDetails, "No UPI address")} waits for the client to accept it.`
    : payee(upiDetails, "Not set up");

/** What an organisation is and where it is met. Times are its own. */
export function AboutCard({ client, showsReseller }: { client: ClientDetail; showsReseller: boolean }) {
  const { workspaceKind, timezone, currency, websiteUrl, lastLoginAt, createdAt, reseller } = client;
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: timezone });
  const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short", timeZone: timezone });
  const items = [
    { term: "Kind", details: KINDS[workspaceKind] },
    {
      term: "Site",
      details: websiteUrl ? (
        <Link href={websiteUrl} external className="break-all">
          {websiteUrl.replace(/^https?:\/\/|\/$/g, "")}
        </Link>
      ) : (
        "None yet"
      ),
    },
    { term: "Time zone", details: timezone.replaceAll("_", " ") },
    { term: "Currency", details: currency },
    { term: "UPI payments to", details: paymentsText(client) },
    { term: "Last sign-in", details: lastLoginAt ? moment.format(new Date(lastLoginAt)) : "Never" },
    { term: "Since", details: day.format(new Date(createdAt)) },
  ];
  if (showsReseller) {
    items.push({
      term: "Reseller",
      details: reseller ? (
        <LinkSlot href={`/resellers/${reseller._id}`} className="ui-link">
          {reseller.orgName}
        </LinkSlot>
      ) : (
        "None"
      ),
    });
  }
  return (
    <Card title="About">
      <DescriptionList columns={2} items={items} />
    </Card>
  );
}
