import { createCarrelQueryClient, createQueries, readSite } from "@carrel/hooks";
import {
  createClient,
  files,
  memoryStorage,
  publicBookings,
  publicBranches,
  publicDesks,
  publicGallery,
  publicVisitor,
} from "@carrel/sdk";
import { isComeBackTo, readFirstPlace } from "../first-screen/first-place";

/** What this host serves: the publishable key and the organisation in whose name the page stands. */
export const site = readSite();

/** Only the rows that anyone may call, so that none of the staff's is shipped to a visitor. */
const visitorContract = {
  bookings: publicBookings,
  branches: publicBranches,
  desks: publicDesks,
  gallery: publicGallery,
  visitor: publicVisitor,
  files,
};

export const clientOptions = { baseUrl: `${location.origin}/api`, apiKey: site.apiKey, storage: memoryStorage() };
export const client = createClient(clientOptions, visitorContract);
export const q = createQueries(client, visitorContract);
/** Offline, reads wait for the network; a write fails at once, since a desk can be gone by the time it would be sent. */
export const queryClient = createCarrelQueryClient({ mutations: { networkMode: "always" } });

/** What the server asked in our name as it made the page; nothing where that was refused, and in development. */
const place = readFirstPlace();
if (place)
  queryClient.setQueryData(q.bookings.superOrgLookup({ orgCode: place.orgCode }).queryKey, place.organisation, {
    // Who comes back to a page may be shown the one that his browser kept: it is shown, and asked for anew.
    updatedAt: isComeBackTo() ? 0 : Date.now(),
  });
