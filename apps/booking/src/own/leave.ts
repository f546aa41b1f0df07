import { run } from "@carrel/hooks";
import { queryClient } from "../app/carrel";
import { q } from "./carrel";
import { dropSession, forgetHere } from "./kept-session";
import { noteLeft } from "./left";

/** Offline the server isn't told: the token is gone from here all the same, and ends by itself. */
const endSession = async () => {
  try {
    await run(queryClient, q.visitor.signOut(), {});
  } catch {
    // Whoever leaves has left.
  }
};

/** Ends the session that this tab or this device keeps. */
export async function signOut(): Promise<void> {
  noteLeft("signedOut");
  await endSession();
  dropSession();
}

/** Ends the session and takes away all that this device keeps of its visitor, in every tab. */
export async function forgetMe(): Promise<void> {
  noteLeft("forgotten");
  await endSession();
  forgetHere();
}
