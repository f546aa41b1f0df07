import type { UnsentMail } from "@carrel/sdk";
import { StatusBadge } from "@carrel/ui/status-badge";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { useMoment } from "../../app/use-moment";
import { CAUSES } from "../../app/words/cause-text";
import { TwoLines, When } from "../../lists/cells";
import { found } from "../../lists/found";
import type { ListColumn } from "../../lists/list-column";
import { listPlace } from "../../lists/list-place";

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What the list tells of a mail. */
const mailColumns = (moment: (instant: string) => string): ListColumn<UnsentMail>[] => [
  { id: "mail", header: "Mail", cell: ({ subject, to }) => <TwoLines below={to}>{subject}</TwoLines> },
  {
    id: "state",
    header: "State",
    cell: ({ waits }) =>
      waits ? <StatusBadge tone="warning">Waiting</StatusBadge> : <StatusBadge tone="danger">Not sent</StatusBadge>,
  },
  {
    id: "why",
    header: "Why",
    cell: ({ cause, leavesAt }) => (
      <TwoLines
        below={
          leavesAt !== null && (
            <>
              There may be room from <time dateTime={leavesAt}>{moment(leavesAt)}</time> on
            </>
          )
        }
      >
        {sentence(CAUSES[cause])}
      </TwoLines>
    ),
  },
  {
    id: "since",
    header: "Since",
    hideBelow: "md",
    cell: ({ createdAt }) => <When at={createdAt}>{moment(createdAt)}</When>,
  },
];

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
