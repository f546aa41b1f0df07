import { ApiError } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { site } from "../app/carrel";
import { q } from "../own/carrel";
import { useKeptSession } from "../own/use-kept-session";
import type { Proof } from "./visitor";

/** Who is signed in here; on a page of another organisation nobody is. */
export const useSignedIn = () => {
  const session = useKeptSession();
  return site.mode === "client" ? session : null;
};

/** Proves the address of who is signed in by his session, which spares him the code. */
export function useSessionProof() {
  const session = useSignedIn();
  const prove = useMutation(q.visitor.prove());
  /** @returns null where a code has to: of another address, once the session has ended, or where it proved too often */
  return async (email: string): Promise<Proof | null> => {
    if (session?.email !== email) return null;
    try {
      const { verificationToken: token, memberships = [] } = await prove.mutateAsync({});
      return { email, token, memberships };
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  };
}
