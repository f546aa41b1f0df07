import { type DnsMapping, type DomainStatus, isUnauthorizedError, type WebsiteSettings, website } from "@carrel/sdk";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { pollPending } from "./poll-pending";
import { useRows } from "./use-rows";

function rows() {
  const { settings, domainStatus, availableDomains } = website;
  return { website: { settings, domainStatus, availableDomains } };
}

/** What `useWebsite` gives. */
export interface Website {
  /** Undefined until they are there. */
  settings: WebsiteSettings | undefined;
  /** The DNS records of the custom domain; null where there is none, or while that isn't known. */
  dnsMapping: DnsMapping | null;
  /** Sub-domains of the platform that the organisation can take. */
  domains: readonly string[];
  loading: boolean;
  /** Why the last call failed; null again as soon as another starts. */
  error: Error | null;
  /** Whether the settings have come at least once. */
  hasLoaded: boolean;
  /** Whether a call failed because the person may not see the website. */
  unauthorized: boolean;
  /** Overwrites the default domain's status in what is shown, without a call, until the settings are fetched again. */
  setDefaultDomainStatus: (status: DomainStatus) => void;
  /** Asks anew. */
  reload: () => void;
}

const NONE: readonly string[] = [];

/**
 * The organisation's site: its settings, the DNS records of its own domain, and the sub-domains that it can take. While the
 * domain is PENDING its state is asked for again, soon at first and then less, as long as the page is seen.
 * @example const { settings, dnsMapping, hasLoaded, unauthorized, error } = useWebsite();
 */
export function useWebsite(): Website {
  const { settings: settingsOf, domainStatus, availableDomains } = useRows(rows).website;
  const queryClient = useQueryClient();
  const [refetchInterval] = useState(pollPending);
  const settings = useQuery(settingsOf());
  // While the page is hidden nothing is asked; who comes back from his registrar is told at once.
  const status = useQuery({ ...domainStatus(), refetchInterval, refetchOnWindowFocus: true });
  const available = useQuery(availableDomains());
  const errors = [settings, status, available].map(({ isFetching, error }) => (isFetching ? null : error));
  const actions = useMemo(
    () => ({
      setDefaultDomainStatus: (defaultDomainStatus: DomainStatus) => {
        queryClient.setQueryData(settingsOf().queryKey, (known) => known && { ...known, defaultDomainStatus });
        queryClient.setQueryData(
          domainStatus().queryKey,
          (known) => known && { ...known, websiteSettings: { ...known.websiteSettings, defaultDomainStatus } },
        );
      },
      reload: () => {
        for (const { queryKey } of [settingsOf(), domainStatus(), availableDomains()]) {
          void queryClient.refetchQueries({ queryKey });
        }
      },
    }),
    [queryClient, settingsOf, domainStatus, availableDomains],
  );
  const newest =
    status.data && status.dataUpdatedAt > settings.dataUpdatedAt ? status.data.websiteSettings : settings.data;
  return {
    settings: newest,
    dnsMapping: status.data?.dnsMapping ?? null,
    domains: available.data?.domains ?? NONE,
    loading: settings.isFetching || status.isFetching || available.isFetching,
    error: errors.find((error) => error !== null) ?? null,
    hasLoaded: newest !== undefined,
    unauthorized: errors.some(isUnauthorizedError),
    ...actions,
  };
}
