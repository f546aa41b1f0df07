import { terminology } from "@carrel/sdk/domain";
import type { Reseller } from "@carrel/sdk/schemas";
import { Card } from "@carrel/ui/card";
import { CodeRow } from "@carrel/ui/code-row";
import { DescriptionList } from "@carrel/ui/description-list";
import { Link } from "@carrel/ui/link";
import { LOCALE } from "../../app/locale";
import { ActiveBadge } from "../../app/parts/active-badge";
import { InvitedOwner } from "./invited-owner";
import { SOLD } from "./sold-kinds";

const NETWORKS = [
  ["twitter", "X (Twitter)"],
  ["facebook", "Facebook"],
  ["linkedin", "LinkedIn"],
] as const;

/** Who a reseller is. */
export function ProfileCard({ reseller }: { reseller: Reseller }) {
  const { owner, timezone, currency, createdAt, socialLinks, workspaceKind } = reseller;
  const since = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: timezone });
  const { desk, member } = terminology(workspaceKind);
  const links = NETWORKS.flatMap(([name, label]) => {
    const href = socialLinks[name];
    return href ? [{ href, label }] : [];
  });
  return (
    <Card title="Profile">
      <div className="flex flex-col gap-5">
        <DescriptionList
          columns={2}
          items={[
            { term: "State", details: <ActiveBadge isActive={reseller.isActive} /> },
            { term: "Since", details: since.format(new Date(createdAt)) },
            { term: "Sells", details: SOLD[reseller.resellerOrgType] },
            { term: "Its screens say", details: `${desk} and ${member}` },
            { term: "Time zone", details: timezone.replaceAll("_", " ") },
            { term: "Currency", details: currency },
          ]}
        />
        <DescriptionList
          columns={2}
          className="grid-cols-1"
          items={[
            {
              term: "Owner",
              details: owner ? (
                <span className="flex min-w-0 flex-col gap-1">
                  <span className="wrap-anywhere">{owner.name}</span>
                  <Link href={`mailto:${owner.email}`} className="break-all">
                    {owner.email}
                  </Link>
                  {owner.invited && <InvitedOwner resellerId={reseller._id} />}
                  {owner.phone && <Link href={`tel:${owner.phone.replaceAll(" ", "")}`}>{owner.phone}</Link>}
                </span>
              ) : (
                "Nobody owns it any more"
              ),
            },
            {
              term: "Links",
              details:
                links.length === 0 ? (
                  "None"
                ) : (
                  <span className="flex flex-wrap gap-x-4 gap-y-1">
                    {links.map(({ href, label }) => (
                      <Link key={href} href={href}>
                        {label}
                      </Link>
                    ))}
                  </span>
                ),
            },
          ]}
        />
        <CodeRow
          label="Code"
          value={reseller.orgCode}
          hint="It stands in QR codes and addresses, so it never changes."
        />
      </div>
    </Card>
  );
}
