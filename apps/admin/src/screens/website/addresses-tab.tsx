import { useWebsite } from "@carrel/hooks";
import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { FailedList } from "../../lists/list-states";
import { AddressCard } from "./address-card";
import { OwnDomainCard } from "./own-domain-card";
import { SubDomainCard } from "./sub-domain-card";

const Pending = () => (
  <div aria-busy="true" className="flex flex-col gap-6">
    <Card>
      <Skeleton shape="rect" height="5rem" />
    </Card>
    <Card>
      <Skeleton shape="rect" height="12rem" />
    </Card>
  </div>
);

/** Where people find the organisation: its sub-domain, its own domain, and how far that has come. */
export function AddressesTab() {
  const { settings, dnsMapping, domains, error, unauthorized, reload } = useWebsite();
  // What was there stays when a later look fails, but for who may not look any more.
  if (settings !== undefined && !unauthorized) {
    return (
      <div className="flex max-w-4xl flex-col gap-6">
        <AddressCard settings={settings} />
        <SubDomainCard settings={settings} suggestions={domains} />
        <OwnDomainCard settings={settings} mapping={dnsMapping} />
      </div>
    );
  }
  return error ? <FailedList what="The website" error={error} onRetry={reload} /> : <Pending />;
}
