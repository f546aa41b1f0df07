import { usePermission } from "@carrel/hooks";
import { nameAsWritten, type Reseller, type ResellerDomain } from "@carrel/sdk/schemas";
import { Badge } from "@carrel/ui/badge";
import { Card } from "@carrel/ui/card";
import { EmptyState } from "@carrel/ui/empty-state";
import { OrganisationsIllustration } from "@carrel/ui/illustration";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { CheckedDomain } from "../../app/parts/checked-domain";
import { AddDomain } from "./add-domain";
import { type NamedDomain, withoutDomain, withPrimary } from "./domain-list";
import { useReseller } from "./use-reseller";

/** As many as a reseller may have. */
const MOST = 20;

/** Where the platform appears in a reseller's brand. */
export function DomainsTab() {
  const { reseller, mayEdit, isOwn } = useReseller();
  const { _id: id, domains } = reseller;
  const update = useMutation(q.resellers.updateDomains());
  const save = (changed: NamedDomain[]) => update.mutateAsync({ id, domains: changed });

  return (
    <>
      {mayEdit && domains.length < MOST && (
        <AddDomain
          isFirst={domains.length === 0}
          onAdd={async (domain) => {
            await save([...domains.map(nameOf), { domain, isPrimary: domains.length === 0 }]);
            toast.success(`${nameAsWritten(domain)} is added. Now its records have to be set.`);
          }}
        />
      )}
      {mayEdit && domains.length >= MOST && (
        <p className="text-muted">These are all {MOST} domains that a reseller may have. Remove one to add another.</p>
      )}
      {domains.length === 0 && (
        <Card>
          <EmptyState
            kind="first-use"
            illustration={<OrganisationsIllustration />}
            title="No domain yet"
            description={
              isOwn
                ? "On a domain of your own, people meet the platform in your brand. Ask the platform to add it."
                : "On a domain of its own, people meet the platform in the reseller's brand."
            }
          />
        </Card>
      )}
      {domains.map((domain) => (
        <DomainCard key={domain.domain} domain={domain} reseller={reseller} mayEdit={mayEdit} onSave={save} />
      ))}
    </>
  );
}

const nameOf = ({ domain, isPrimary }: ResellerDomain): NamedDomain => ({ domain, isPrimary });

interface DomainCardProps {
  domain: ResellerDomain;
  reseller: Reseller;
  mayEdit: boolean;
  onSave: (domains: NamedDomain[]) => Promise<unknown>;
}

/** One domain: how far it is, its records, and what can be done with it. */
function DomainCard({ domain: entry, reseller, mayEdit, onSave }: DomainCardProps) {
  const { domain, isPrimary, status, dnsMapping, checkedAt } = entry;
  const { timezone, _id } = reseller;
  const shown = nameAsWritten(domain);
  const mayCheck = usePermission("website.write");
  const [asked, setAsked] = useState<"primary" | "remove" | null>(null);
  const domains = reseller.domains.map(nameOf);
  const left = withoutDomain(domains, domain);
  const heir = isPrimary ? left.find((each) => each.isPrimary)?.domain : undefined;

  return (
    <Card>
      <div className="flex flex-col gap-3">
        {isPrimary && (
          <Badge className="self-start" tone="info">
            Primary: mails and QR codes lead here
          </Badge>
        )}
        <CheckedDomain
          // What is proven and not the primary one is looked at by the schedule alone.
          orgId={mayCheck && (isPrimary || status !== "VERIFIED") ? _id : undefined}
          domain={domain}
          status={status}
          records={dnsMapping}
          checkedAt={checkedAt}
          timezone={timezone}
          actions={
            mayEdit && (
              <>
                {!isPrimary && (
                  <OnlineButton size="sm" onClick={() => setAsked("primary")}>
                    Make primary
                  </OnlineButton>
                )}
                <OnlineButton size="sm" variant="danger-ghost" onClick={() => setAsked("remove")}>
                  Remove
                </OnlineButton>
              </>
            )
          }
        />
      </div>
      <OnlineAlertDialog
        open={asked === "primary"}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Make ${shown} primary?`}
        description={
          status === "VERIFIED"
            ? "New mails and QR codes lead to it from now on. Those that are out keep working."
            : "It is not verified yet: until its records are seen, what leads there reaches nobody."
        }
        confirmLabel="Make primary"
        onConfirm={async () => {
          await onSave(withPrimary(domains, domain));
          toast.success(`${shown} is primary now`);
        }}
      />
      <OnlineAlertDialog
        open={asked === "remove"}
        onOpenChange={(open) => !open && setAsked(null)}
        tone="danger"
        title={`Remove ${shown}?`}
        description={[
          "The platform answers there no longer: bookmarks, mails and QR codes that lead to it end.",
          heir && `${nameAsWritten(heir)} becomes the primary domain.`,
          "Another organisation can take it then.",
        ]
          .filter(Boolean)
          .join(" ")}
        confirmLabel="Remove"
        onConfirm={async () => {
          await onSave(left);
          toast.success(`${shown} is removed`);
        }}
      />
    </Card>
  );
}
