import { usePermission } from "@carrel/hooks";
import type { WebsiteSettings } from "@carrel/sdk";
import { nameAsWritten } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { CodeRow } from "@carrel/ui/code-row";
import { useState } from "react";
import { OnlineButton } from "../../app/online-button";
import { SubDomainDialog } from "./sub-domain-dialog";

interface SubDomainCardProps {
  settings: WebsiteSettings;
  suggestions: readonly string[];
}

/** The name that costs nothing and needs no records. */
export function SubDomainCard({ settings: { defaultDomain }, suggestions }: SubDomainCardProps) {
  const mayEdit = usePermission("website.write");
  const [isOpen, setOpen] = useState(false);
  // Nothing can be taken where there is no home for it.
  if (!defaultDomain && suggestions.length === 0) return null;
  return (
    <Card
      title="Sub-domain"
      description="A name of yours that costs nothing and needs no records."
      actions={
        mayEdit &&
        defaultDomain && (
          <Button size="sm" aria-label="Change the sub-domain" onClick={() => setOpen(true)}>
            Change
          </Button>
        )
      }
    >
      {defaultDomain ? (
        <CodeRow label="Name" value={nameAsWritten(defaultDomain)} copyLabel="Copy the sub-domain" />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="text-muted">
            {mayEdit
              ? `Such as ${nameAsWritten(suggestions[0] ?? "")}. You choose the name.`
              : "Nobody has chosen one yet. Ask an owner of your organisation."}
          </p>
          {mayEdit && (
            <OnlineButton variant="primary" onClick={() => setOpen(true)}>
              Get your site
            </OnlineButton>
          )}
        </div>
      )}
      {isOpen && <SubDomainDialog current={defaultDomain} suggestions={suggestions} onClose={() => setOpen(false)} />}
    </Card>
  );
}
