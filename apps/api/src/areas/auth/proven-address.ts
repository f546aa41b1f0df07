import type { Context } from "../../context";
import { isEmailTaken } from "../../database/lookups";
import { conflict } from "../../failure";
import { breaksUnique } from "../constraint";

/** Of all proven addresses, and of one organisation's. */
const CONSTRAINTS = ["admin_users_email_unique", "admin_users_email_once"];

/** Said to who can read the address's mails, or runs the platform; to nobody else. */
export const addressTaken = () =>
  conflict(
    "email_taken",
    "This address has an account already, and one address has one account. Sign in with it, or use another address.",
  );

/**
 * What is left to do once a person's address is written as proven: the others who invited it are told.
 * @param write what writes it
 * @param userId whose own it may be to take back
 * @throws Failure 409 `email_taken` where somebody else has proven it, or may take it back
 */
export async function proveAddress<Written>(
  { db, now, announceToInviters }: Pick<Context, "db" | "now" | "announceToInviters">,
  { email, userId = null }: { email: string; userId?: string | null },
  write: () => Promise<Written | undefined>,
): Promise<Written> {
  if (await isEmailTaken(db, { email, userId, now })) throw addressTaken();
  const written = await write().catch((error: unknown) => {
    throw CONSTRAINTS.some((name) => breaksUnique(error, name)) ? addressTaken() : error;
  });
  if (written === undefined) throw addressTaken();
  await announceToInviters(email);
  return written;
}
