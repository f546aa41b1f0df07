import type { UnsentMail } from "@carrel/sdk";
import { StatusBadge } from "@carrel/ui/status-badge";
import { CAUSES } from "../../app/words/cause-text";
import type { ListColumn } from "../../lists/list-column";

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What the list tells of a mail. */
export const mailColumns = (moment: (instant: string) => string): ListColumn<UnsentMail>[] => [
  {
    id: "mail",
    header: "Mail",
    cell: ({ subject, to }) => (
      <span className="flex min-w-0 flex-col">
        <span className="wrap-anywhere">{subject}</span>
        <span className="text-sm text-muted wrap-anywhere">{to}</span>
      </span>
    ),
  },
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
      <span className="flex min-w-0 flex-col">
        <span>{sentence(CAUSES[cause])}</span>
        {leavesAt !== null && (
          <span className="text-sm text-muted">
            There may be room from <time dateTime={leavesAt}>{moment(leavesAt)}</time> on
          </span>
        )}
      </span>
    ),
  },
  {
    id: "since",
    header: "Since",
    hideBelow: "md",
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {moment(createdAt)}
      </time>
    ),
  },
];
