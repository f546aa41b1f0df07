import { messageOf } from "@carrel/hooks";
import type { PublicDesk, PublicDeskPage, Taken } from "@carrel/sdk";
import { DESK_STATUS, deskLook, formatMoney } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import type { Desk } from "@carrel/ui/desk-grid";
import { EmptyState } from "@carrel/ui/empty-state";
import { Skeleton } from "@carrel/ui/skeleton";
import { DeskTaken } from "../desk-taken";
import { draftPeriod } from "../draft";
import { PeriodLines } from "../period-lines";
import type { StepProps } from "../step-props";
import { useDesks } from "../use-desks";
import type { SentCode } from "../visitor";
import { withOwnSeat } from "../wanted-seat";
import { DeskChoice } from "./desk-choice";
import { ScannedDesk } from "./scanned-desk";

interface DeskStepProps extends StepProps {
  sent: SentCode | null;
  taken: Taken | null;
  onPick: () => void;
}

/** The branch's desks as they are in the chosen period. */
export function DeskStep({ branch, draft, onDraft, words, sent, taken, onPick }: DeskStepProps) {
  const period = draftPeriod(draft, branch.timezone);
  const { query, rows: read, shared } = useDesks(branch, draft);
  // Those of another time are no offer.
  const isComing = query.isPending || query.isPlaceholderData;
  const rows = withOwnSeat(isComing ? [] : read, draft, branch, sent, query.dataUpdatedAt);
  const desks = rows.map((desk) => drawnDesk(desk, shared));
  const pick = (desk: string) => {
    onPick();
    onDraft({ desk, step: "you" });
  };

  return (
    <>
      {taken && (
        <DeskTaken
          taken={taken}
          type={draft.type}
          timezone={branch.timezone}
          words={words}
          onPick={({ deskId, startAt, endAt }) => {
            onPick();
            onDraft({ desk: deskId, ...(draft.type === "DAILY" ? {} : { from: startAt, to: endAt }), step: "you" });
          }}
        />
      )}
      {period && (
        <div className="flex items-start justify-between gap-2">
          <p className="py-2">
            <PeriodLines period={period} type={draft.type} branch={branch} />
          </p>
          <Button variant="ghost" className="-me-4 flex-none" onClick={() => onDraft({ step: "when" })}>
            Another time
          </Button>
        </div>
      )}
      {isComing && !query.isLoadingError && <DeskSkeleton />}
      {query.isLoadingError && (
        <EmptyState
          kind="error"
          title={`The ${words.desks.toLowerCase()} could not be loaded`}
          description={messageOf(query.error)}
          action={
            <Button variant="primary" onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {query.isSuccess && !isComing && rows.length === 0 && (
        <EmptyState
          kind="first-use"
          illustration="desks"
          title={`No ${words.desks.toLowerCase()} here yet`}
          description="This place has not opened for booking. Ask its staff."
        />
      )}
      {!taken && <ScannedDesk desk={rows.find(({ _id }) => _id === draft.at)} words={words} onPick={pick} />}
      {rows.length > 0 && (
        <DeskChoice
          rows={rows}
          desks={desks}
          words={words}
          view={draft.view}
          onView={(view) => onDraft({ view })}
          value={draft.desk}
          onPick={pick}
        />
      )}
    </>
  );
}

/** A desk as the kit draws it: what it costs, and whether it can be had, go by the whole of the asked period. */
function drawnDesk(desk: PublicDesk, shared: PublicDeskPage["quote"]): Desk {
  const { _id, name, zone, status, amenities, capacity = 1, quote = shared } = desk;
  const isFree = status === DESK_STATUS.Available;
  const detail = isFree && quote ? formatMoney(quote.amount, quote.currency) : undefined;
  return {
    id: _id,
    name,
    zone,
    ...deskLook(status),
    detail,
    amenities: [...(capacity > 1 ? [`${capacity} people`] : []), ...amenities],
    disabled: !isFree,
  };
}

/** Tiles where the desks will stand. */
const DeskSkeleton = () => (
  <div aria-busy="true" className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3">
    {Array.from({ length: 8 }, (_, tile) => tile).map((tile) => (
      <Skeleton key={tile} shape="rect" height="7rem" />
    ))}
  </div>
);
