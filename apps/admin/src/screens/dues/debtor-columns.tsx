import type { Debtor } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { LOCALE } from "../../app/locale";
import { TwoLines } from "../../lists/cells";
import type { ListColumn } from "../../lists/list-column";
import { debtorName } from "./debtor-name";
import { whyNoReminder } from "./reminder-words";

interface Writers {
  words: Terminology;
  zone: string;
  money: (amount: number, currency?: string) => string;
}

/** The list's columns, and what they are in a file: there money is in the smallest unit. */
export function debtorColumns({ words, zone, money }: Writers): ListColumn<Debtor>[] {
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: zone });
  return [
    {
      id: "who",
      header: "Who",
      cell: (debtor) => (
        <TwoLines below={debtor.name && (debtor.phone || debtor.email)} as={debtor.phone ? "whole" : "address"}>
          {debtorName(debtor)}
        </TwoLines>
      ),
      csv: { Name: ({ name }) => name, "E-mail": ({ email }) => email, Phone: ({ phone }) => phone },
    },
    {
      id: "kind",
      header: "Kind",
      hideBelow: "md",
      cell: ({ customerId }) => (customerId ? words.member : "Visitor"),
      csv: ({ customerId }) => (customerId ? words.member : "Visitor"),
    },
    {
      id: "since",
      header: "Since",
      cell: ({ since }) => <span className="whitespace-nowrap">{day.format(new Date(since))}</span>,
      csv: { "Since (UTC)": ({ since }) => since },
    },
    {
      id: "reminded",
      header: "Reminded",
      cell: (debtor) => (
        <TwoLines below={whyNoReminder(debtor)}>
          {debtor.remindedAt ? (
            <time dateTime={debtor.remindedAt} className="whitespace-nowrap">
              {day.format(new Date(debtor.remindedAt))}
            </time>
          ) : (
            "Not yet"
          )}
        </TwoLines>
      ),
      csv: { "Reminded (UTC)": ({ remindedAt }) => remindedAt ?? "" },
    },
    { id: "owed", header: "Open", align: "end", cell: ({ owed }) => owed, csv: ({ owed }) => owed },
    {
      id: "due",
      header: "Due",
      align: "end",
      cell: ({ due, currency }) => money(due, currency),
      csv: { "Due (smallest unit)": ({ due }) => due, Currency: ({ currency }) => currency },
    },
  ];
}
