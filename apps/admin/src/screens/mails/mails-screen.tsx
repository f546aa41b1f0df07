import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { useMoment } from "../../app/use-moment";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { mailColumns } from "./mail-columns";

/** The organisation's mails that have not left: to whom, why, and when they may. */
export const MailsScreen: ComponentType = listPlace("/mails", ({ search: { state } }) =>
  found(q.mails.list, { state }),
)(function useMails() {
  const moment = useMoment();
  return {
    noun: "unsent mails",
    title: "Unsent mails",
    description: "Mails that wait or never left. They are listed for 30 days; what they say is shown to nobody.",
    columns: mailColumns(moment),
    rowPath: null,
    hasNoSearch: true,
    tabs: {
      by: "state",
      label: "State",
      first: { label: "All" },
      others: [
        { value: "WAITING", label: "Waiting", rows: "mails that wait" },
        { value: "ENDED", label: "Never sent", rows: "mails that were never sent" },
      ],
    },
    firstUse: {
      illustration: "search-nothing",
      title: "Every mail has left",
      description: "A mail that has to wait, or could not be sent, appears here with the reason.",
    },
  };
});
