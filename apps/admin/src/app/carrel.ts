import { createCarrelQueryClient, createQueries, readSite } from "@carrel/hooks";
import { contract, cookieStorage, createClient } from "@carrel/sdk";
import { askToConfirm } from "./confirmation";

/** What this host serves: the publishable key, the organisation in whose name the page stands. */
export const site = readSite();

export const client = createClient(
  { baseUrl: `${location.origin}/api`, apiKey: site.apiKey, storage: cookieStorage(), confirm: askToConfirm },
  contract,
);

/** Every call as React Query options: `useQuery(q.desks.list({ limit: 20 }))`, `useMutation(q.desks.add())`. */
export const q = createQueries(client, contract);

// Offline, a write fails at once instead of waiting: what is booked later could collide.
export const queryClient = createCarrelQueryClient({ mutations: { networkMode: "always" } });
