import { useTerminology } from "@carrel/hooks";
import { formatPeriod } from "@carrel/sdk/domain";
import type { Alternative } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";

interface AlternativesProps {
  alternatives: readonly Alternative[];
  zone: string;
  /** What a press does: "Book". */
  verb: string;
  disabled: boolean;
  onTake: (alternative: Alternative) => void;
}

/** What is free instead; one press takes it. */
export function Alternatives({ alternatives, zone, verb, disabled, onTake }: AlternativesProps) {
  const words = useTerminology();
  if (alternatives.length === 0) return null;
  return (
    <section aria-label="What is free instead" className="flex flex-col gap-2">
      <h3 className="text-base font-medium text-strong">Free instead</h3>
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {alternatives.map((alternative) => {
          const { deskId, deskName, startAt, endAt } = alternative;
          const when = formatPeriod(new Date(startAt), new Date(endAt), zone);
          return (
            <li
              key={`${deskId} ${startAt}`}
              className="flex flex-wrap items-center justify-between gap-2 rounded border border-border px-3 py-2"
            >
              <span className="min-w-0">
                <span className="font-medium wrap-anywhere text-strong">
                  {words.desk} {deskName}
                </span>
                <span className="block text-sm text-muted">{when}</span>
              </span>
              <Button
                size="sm"
                disabled={disabled}
                aria-label={`${verb} ${words.desk.toLowerCase()} ${deskName}, ${when}`}
                onClick={() => onTake(alternative)}
              >
                {verb}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
