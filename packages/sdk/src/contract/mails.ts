import type { Page } from "../schemas/common";
import type { ByMailToken, MailChoice, SetWantedMails, UnsentMail, UnsentMailQuery } from "../schemas/mail";
import { read, write } from "./operation";

export const mails = {
  /**
   * Lists the organisation's mails that have not left, newest first: those that wait for room in a quota or for a mail server,
   * and those that never will. Of each kind to those who may see whom it is for; never what a mail says.
   * @example const { data } = await client.mails.list({ state: "WAITING", limit: 20, page: 1 });
   */
  list: read<UnsentMailQuery, Page<UnsentMail>>("GET /mails", {
    query: ["limit", "page", "state"],
    page: "totalRecords",
    limit: 20,
    permission: "organisation.read",
    addition: true,
  }),

  /**
   * What the reader of a mail wants of those that he did not ask for (400 `mail_link_invalid`). The token stands in the mail.
   * @example const { orgName, wanted } = await client.mails.wanted({ token });
   */
  wanted: read<ByMailToken, MailChoice>("POST /mails/wanted/read", { access: "public", addition: true }),

  /**
   * Stops such mails, or lets them come again: of the organisation that sent this one, or of all. Codes and other mails that he
   * asks for himself always come.
   * @example await client.mails.setWanted({ token, wanted: "others" });
   */
  setWanted: write<SetWantedMails, MailChoice>("POST /mails/wanted", {
    access: "public",
    touches: ["mails"],
    addition: true,
  }),
};
