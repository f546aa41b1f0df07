import { createCarrelQueryClient, createQueries, readSite } from "@carrel/hooks";
import { cookieStorage, createClient, type Reads } from "@carrel/sdk";
import { askToConfirm } from "./confirmation";
import { office } from "./office-contract";

/** What this host serves: the publishable key, the organisation in whose name the page stands. */
export const site = readSite();

export const client = createClient(
  { baseUrl: `${location.origin}/api`, apiKey: site.apiKey, storage: cookieStorage(), confirm: askToConfirm },
  office,
);

/** What the client itself keeps: whether a token is there, and the flag of an ended subscription. */
export const { isSignedIn, resetExpiry } = client;

/**
 * Calls that change nothing, for what is no query: a template, all rows of a list. Writes go through the cache (`q`).
 * @alias
 */
export const reads: Reads<typeof office> = client;

/** Every call as React Query options: `useQuery(q.desks.list({ limit: 20 }))`, `useMutation(q.desks.add())`. */
export const q = createQueries(client, office);

// Offline, a write fails at once instead of waiting: what is booked later could collide.
export const queryClient = createCarrelQueryClient({ mutations: { networkMode: "always" } });
