import { createCarrelQueryClient, createQueries } from "@carrel/hooks";
import { createClient, publicBookings, publicDesks } from "@carrel/sdk";

const asked = new URLSearchParams(location.search);
const table = { bookings: publicBookings, desks: publicDesks };

export const place = { baseUrl: `${asked.get("address")}/api`, apiKey: "pk_demo_athena" };
export const client = createClient(place, table);
export const q = createQueries(client, table);
export const queryClient = createCarrelQueryClient();

/** Tomorrow from 10:00 to 11:00 UTC. */
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
export const period = { startAt: `${tomorrow}T10:00:00.000Z`, endAt: `${tomorrow}T11:00:00.000Z` };
