import { createCarrelQueryClient, createQueries, readSite } from "@carrel/hooks";
import { createClient, memoryStorage } from "@carrel/sdk";
import { bookings, branches, desks } from "@carrel/sdk/contract";

/** What this host serves: the publishable key and the organisation in whose name the page stands. */
export const site = readSite();

/** Only the rows that a visitor's screens use, so that no other call is shipped to him. */
const visitorContract = {
  bookings: {
    sendOtp: bookings.sendOtp,
    verifyOtp: bookings.verifyOtp,
    saveBooking: bookings.saveBooking,
    superOrgLookup: bookings.superOrgLookup,
  },
  branches: { listPublic: branches.listPublic },
  desks: { listPublic: desks.listPublic },
};

export const client = createClient(
  { baseUrl: `${location.origin}/api`, apiKey: site.apiKey, storage: memoryStorage() },
  visitorContract,
);
export const q = createQueries(client, visitorContract);
/** Offline, reads wait for the network; a write fails at once, since a desk can be gone by the time it would be sent. */
export const queryClient = createCarrelQueryClient({ mutations: { networkMode: "always" } });
