import { formatMoney, formatPeriod } from "@carrel/sdk/domain";
import { BookingSummary } from "@carrel/ui/booking-summary";
import type { StepProps } from "./booking-flow";
import { draftPeriod } from "./draft";
import { useDesks } from "./use-desks";

/** What is picked so far, always in sight. */
export function DraftSummary({ organisation, branch, draft, words }: Omit<StepProps, "onDraft">) {
  const period = draftPeriod(draft, branch.timezone);
  const desks = useDesks(branch, period);
  const desk = desks.rows.find(({ _id }) => _id === draft.desk);
  const { quote } = desks;

  return (
    <BookingSummary
      title="Your booking"
      items={[
        {
          term: "Place",
          details: organisation.branches.length > 1 ? `${organisation.orgName}, ${branch.name}` : branch.name,
        },
        {
          term: "Time",
          details: period ? formatPeriod(period.startAt, period.endAt, branch.timezone) : "Not chosen yet",
        },
        { term: words.desk, details: desk?.name ?? "Not chosen yet" },
      ]}
      total={
        period && desks.isLoaded
          ? { label: "To pay at the desk", value: quote ? formatMoney(quote.amount, quote.currency) : "Nothing" }
          : undefined
      }
    />
  );
}
