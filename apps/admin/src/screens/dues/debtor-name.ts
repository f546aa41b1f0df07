import type { Debtor } from "@carrel/sdk";

/** What a debtor is called. */
export const debtorName = ({ name, email, phone }: Pick<Debtor, "name" | "email" | "phone">): string =>
  name || email || phone || "Somebody without a name";
