import { createQueries } from "@carrel/hooks";
import { createClient, type SessionStorage, visitor } from "@carrel/sdk";
import { clientOptions, queryClient } from "../app/carrel";
import { dropSession, keptSession } from "./kept-session";

/** Nothing of who was here is left to be shown. */
const end = () => {
  dropSession();
  queryClient.removeQueries({ queryKey: ["visitor"] });
};

/** The token alone; whoever signs in says where it is kept. */
const storage: SessionStorage = {
  get: (key) => (key === "Bearer" ? (keptSession()?.token ?? null) : null),
  set: () => undefined,
  clear: (key) => {
    if (key === "Bearer") end();
  },
};

/** A visitor's own calls: they come with his screens. */
const contract = { visitor };
const client = createClient({ ...clientOptions, storage, on: { sessionExpired: end } }, contract);
export const q = createQueries(client, contract);
