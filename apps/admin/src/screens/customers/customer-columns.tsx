import type { Customer } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { Avatar } from "@carrel/ui/avatar";
import { LOCALE } from "../../app/locale";
import { ActiveBadge } from "../../app/parts/active-badge";
import { lastDayText } from "../../app/words/days-left";
import { TwoLines } from "../../lists/cells";
import type { ListColumn } from "../../lists/list-column";

/**
 * What the list tells of a customer, on the screen and in a file.
 * @param zone of the branch: days are read in it
 */
export function customerColumns(words: Terminology, zone: string): ListColumn<Customer>[] {
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: zone });
  return [
    {
      id: "name",
      header: words.member,
      cell: ({ name, photoUrl }) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar size="sm" name={name} {...(photoUrl && { src: photoUrl })} aria-hidden="true" className="shrink-0" />
          <span className="wrap-anywhere">{name}</span>
        </span>
      ),
      csv: ({ name }) => name,
    },
    {
      id: "contact",
      header: "Contact",
      cell: ({ email, phone }) => (
        <TwoLines below={email} as="address">
          {phone && <span className="whitespace-nowrap">{phone}</span>}
        </TwoLines>
      ),
      csv: { Phone: ({ phone }) => phone, "E-mail": ({ email }) => email },
    },
    {
      id: "desk",
      header: `${words.desk} now`,
      cell: ({ currentAssignment: assigned }) =>
        assigned ? (
          <TwoLines below={`until ${lastDayText(assigned.endAt, zone)}`} as="whole">
            {assigned.deskName}
          </TwoLines>
        ) : (
          <span className="text-muted">None</span>
        ),
      csv: {
        [`${words.desk} now`]: ({ currentAssignment }) => currentAssignment?.deskName ?? null,
        [`${words.desk} until (UTC)`]: ({ currentAssignment }) => currentAssignment?.endAt ?? null,
      },
    },
    {
      id: "since",
      header: "Since",
      hideBelow: "md",
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{date.format(new Date(createdAt))}</span>,
      csv: { "Since (UTC)": ({ createdAt }) => createdAt },
    },
    {
      id: "state",
      header: "State",
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
      csv: ({ isActive }) => (isActive ? "Active" : "Inactive"),
    },
  ];
}
