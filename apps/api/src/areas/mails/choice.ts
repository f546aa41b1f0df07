import type { ByMailToken, MailChoice, SetWantedMails } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { readMailStop, setMailStop } from "../../database/mail-stops";
import { Failure } from "../../failure";

const linkInvalid = () =>
  new Failure({
    status: 400,
    code: "mail_link_invalid",
    message: "This link is not one of ours. Open the whole link of the mail.",
  });

/** What the reader of a mail wants. */
export async function wanted({ db, input }: Pick<Context<ByMailToken>, "db" | "input">): Promise<MailChoice> {
  const choice = await readMailStop(db, input.token);
  if (!choice) throw linkInvalid();
  return choice;
}

/** Stops mails that nobody asked for, or lets them come again. The link stays good, so that it can be undone. */
export async function setWanted(context: Context<SetWantedMails>): Promise<MailChoice> {
  const { db, input, now } = context;
  if (!(await setMailStop(db, input.token, input.wanted, now))) throw linkInvalid();
  return wanted(context);
}
