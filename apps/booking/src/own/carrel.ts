import { createQueries } from "@carrel/hooks";
import { createClient, type SessionStorage, visitor } from "@carrel/sdk";
import { clientOptions, queryClient } from "../app/carrel";
import { dropSession, keptSession } from "./kept-session";

/** The token alone is kept; whoever signs in says where. */
const storage: SessionStorage = {
  get: (key) => (key === "Bearer" ? (keptSession()?.token ?? null) : null),
  set: () => undefined,
  clear: (key) => {
    if (key === "Bearer") leave();
  },
};

/** Nothing of who was here is left to be shown. */
export function leave(): void {
  if (keptSession()) dropSession();
  queryClient.removeQueries({ queryKey: ["visitor"] });
}

const contract = { visitor };
export const own = createClient({ ...clientOptions, storage }, contract);
export const q = createQueries(own, contract);

/** Why the sign-in shows: nobody was here, or his session ended. */
let isEnded = false;
export const wasEnded = () => isEnded;
export const signedIn = () => {
  isEnded = false;
};
const end = () => {
  isEnded = true;
  leave();
};
own.on("sessionExpired", end);
own.on("unauthenticated", end);
