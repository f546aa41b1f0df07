import { useSession } from "@carrel/hooks";
import type { WebsiteSettings } from "@carrel/sdk";
import { nameAsWritten } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { CodeRow } from "@carrel/ui/code-row";
import { ExternalLink } from "lucide-react";
import { shownAddress } from "../../app/words/shown-domain";

/** Where people find the site now. */
export function AddressCard({ settings: { url, customDomain, status } }: { settings: WebsiteSettings }) {
  const { isReseller } = useSession().loggedOrgDetails;
  const next =
    customDomain && status === "PENDING"
      ? `${nameAsWritten(customDomain)} takes over as soon as it is verified. This address then leads there.`
      : undefined;
  return (
    <Card
      title={isReseller ? "Where people find the platform" : "Where visitors find you"}
      description={
        isReseller
          ? "Your people and your clients sign in there, and new clients sign up."
          : "For your profile pages, mails and posters. Addresses that you had before lead there, as long as they are yours."
      }
      actions={
        url && (
          <Button asChild size="sm">
            <a href={url} target="_blank" rel="noreferrer">
              {isReseller ? "Open" : "Open your site"}
              <ExternalLink strokeWidth={1.75} aria-hidden="true" />
            </a>
          </Button>
        )
      }
    >
      {url ? (
        <CodeRow label="Address" value={shownAddress(url)} copyLabel="Copy the address" hint={next} />
      ) : (
        <p className="text-muted">There is no address yet. {next}</p>
      )}
    </Card>
  );
}
