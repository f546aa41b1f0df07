import type { Debtor, NoReminder } from "@carrel/sdk";

/** Why somebody can't be reminded by mail, in a few words. */
const WHY: Readonly<Record<NoReminder, string>> = {
  no_address: "No e-mail address",
  reminded_today: "Mailed today already",
  mails_stopped: "Wants no such mails",
};

/** The same of a debtor; empty where he can be reminded. */
export const whyNoReminder = ({ noReminder }: Pick<Debtor, "noReminder">): string =>
  noReminder ? WHY[noReminder] : "";
