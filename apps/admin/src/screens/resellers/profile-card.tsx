import { messageOf, usePermission } from "@carrel/hooks";
import { terminology } from "@carrel/sdk/domain";
import type { Reseller } from "@carrel/sdk/schemas";
import { Card } from "@carrel/ui/card";
import { CodeRow } from "@carrel/ui/code-row";
import { DescriptionList } from "@carrel/ui/description-list";
import { Link } from "@carrel/ui/link";
import { StatusBadge } from "@carrel/ui/status-badge";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { LOCALE } from "../../app/locale";
import { OnlineButton } from "../../app/online-button";
import { ActiveBadge } from "../../app/parts/active-badge";
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

/** Said of an owner who has not come yet: nobody of his own organisation is there to invite him again. */
function InvitedOwner({ resellerId }: { resellerId: string }) {
  const invite = useMutation(q.resellers.invite());
  const mayWrite = usePermission("resellers.write");
  const inviteAgain = async () => {
    try {
      await invite.mutateAsync({ id: resellerId });
      toast.success("The invitation is on its way");
    } catch (error) {
      toast.error("No invitation was sent", { description: messageOf(error) });
    }
  };
  return (
    <span className="flex flex-wrap items-center gap-3">
      <StatusBadge tone="info">Invited</StatusBadge>
      {mayWrite && (
        <OnlineButton size="sm" loading={invite.isPending} onClick={() => void inviteAgain()}>
          Send invitation again
        </OnlineButton>
      )}
    </span>
  );
}
