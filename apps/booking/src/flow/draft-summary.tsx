import { formatMoney, localDateOf } from "@carrel/sdk/domain";
import { BookingSummary } from "@carrel/ui/booking-summary";
import type { ReactNode } from "react";
import { draftPeriod, lastDay } from "./draft";
import { PeriodLines } from "./period-lines";
import type { StepProps } from "./step-props";
import { dayInWords, hoursInWords, unbroken } from "./time-words";
import { useDesks } from "./use-desks";

interface DraftSummaryProps extends Omit<StepProps, "onDraft"> {
  /** Whether the price is shown. */
  hasPrice: boolean;
  /** Holds the step's action. */
  footer: ReactNode;
}

/** What is picked so far, always in sight. */
export function DraftSummary({ organisation, branch, draft, words, hasPrice, footer }: DraftSummaryProps) {
  const period = draftPeriod(draft, branch.timezone);
  const { desk, quote } = useDesks(branch, draft);
  const pass = branch.passes.find(({ _id }) => _id === draft.pass);
  const price = pass ?? quote;
  const until = lastDay(draft);

  const brief = period && [
    unbroken(briefDay(localDateOf(period.startAt, branch.timezone))),
    unbroken(
      until
        ? `until ${briefDay(until)}`
        : draft.type === "DAILY"
          ? "whole day"
          : hoursInWords([period], branch.timezone),
    ),
    // A name may be long, and breaks where it likes.
    ...(desk ? [`${words.desk.toLowerCase()}\u00a0${desk.name}`] : []),
  ];
  return (
    <BookingSummary
      className="md:row-span-2"
      title="Your booking"
      brief={brief?.join(", ")}
      items={[
        {
          term: "Place",
          details: organisation.branches.length > 1 ? `${organisation.orgName}, ${branch.name}` : branch.name,
        },
        {
          term: "Time",
          details: period ? <PeriodLines period={period} type={draft.type} branch={branch} /> : "Not chosen yet",
        },
        { term: words.desk, details: desk?.name ?? "Not chosen yet" },
        ...(hasPrice && pass ? [{ term: "Pass", details: pass.name }] : []),
      ]}
      total={
        hasPrice && period && price
          ? { label: "To pay when you come", value: formatMoney(price.amount, price.currency) }
          : undefined
      }
      footer={footer}
    />
  );
}

const briefDay = (date: string): string => {
  const { weekday, day } = dayInWords(date);
  return `${weekday} ${day}`;
};
