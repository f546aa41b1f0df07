import { usePermission, useSession } from "@carrel/hooks";
import type { DnsMapping, WebsiteSettings } from "@carrel/sdk";
import { nameAsWritten } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { DomainStatus } from "@carrel/ui/domain-status";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { CheckedDomain } from "../../app/parts/checked-domain";
import { OwnDomainDialog } from "./own-domain-dialog";
import { RegistrarHelp } from "./registrar-help";

interface OwnDomainCardProps {
  settings: WebsiteSettings;
  mapping: DnsMapping | null;
}

/** The organisation's own domain: which, how far it is, and the records that lead here. */
export function OwnDomainCard({ settings, mapping }: OwnDomainCardProps) {
  const { _id: orgId, timezone, isReseller } = useSession().loggedOrgDetails;
  const mayEdit = usePermission("website.write");
  const [asked, setAsked] = useState<"domain" | "remove" | null>(null);
  const configure = useMutation(q.website.configureDomain());
  const { customDomain, status, checkedAt, verifiedAt, standsUntil, defaultDomain } = settings;
  const close = () => setAsked(null);
  return (
    <Card
      title="Own domain"
      description={
        isReseller
          ? "There people meet the platform under your name: sign-in, sign-up, booking pages and mails."
          : "Your site under a name that you own. We see to its certificate."
      }
    >
      <div className="flex flex-col gap-5">
        {customDomain ? (
          <>
            <CheckedDomain
              orgId={mayEdit ? orgId : undefined}
              domain={customDomain}
              status={status}
              records={mapping}
              checkedAt={checkedAt}
              verifiedAt={verifiedAt}
              standsUntil={standsUntil}
              timezone={timezone}
              actions={
                mayEdit && (
                  <>
                    <Button size="sm" aria-label="Change the domain" onClick={() => setAsked("domain")}>
                      Change
                    </Button>
                    <OnlineButton size="sm" variant="danger-ghost" onClick={() => setAsked("remove")}>
                      Remove
                    </OnlineButton>
                  </>
                )
              }
            />
            {mapping && <RegistrarHelp />}
          </>
        ) : (
          <DomainStatus
            status="NOT_CONFIGURED"
            aria-label="Domain"
            actions={mayEdit && <OnlineButton onClick={() => setAsked("domain")}>Set up a domain</OnlineButton>}
          />
        )}
      </div>
      {asked === "domain" && <OwnDomainDialog settings={settings} onClose={close} />}
      {customDomain && (
        <OnlineAlertDialog
          open={asked === "remove"}
          onOpenChange={(open) => !open && close()}
          tone="danger"
          title={`Remove ${nameAsWritten(customDomain)}?`}
          description={[
            status === "VERIFIED" &&
              "Nobody is led here by it any more: bookmarks, mails and posters that hold it end.",
            defaultDomain && `Visitors find you at ${nameAsWritten(defaultDomain)}.`,
            "Another organisation can take it once it proves that it owns it. Its records can be deleted.",
          ]
            .filter(Boolean)
            .join(" ")}
          confirmLabel="Remove"
          onConfirm={async () => {
            await configure.mutateAsync({ orgId, customDomain: null });
            toast.success(`${nameAsWritten(customDomain)} is removed`);
          }}
        />
      )}
    </Card>
  );
}
