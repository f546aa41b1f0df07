import { Callout } from "@carrel/ui/callout";
import { Field } from "@carrel/ui/field";
import { NumberInput } from "@carrel/ui/number-input";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { ScreenTitle } from "../../app/screen-title";
import { useClose } from "../../app/use-close";
import { useMoment } from "../../app/use-moment";
import { countText } from "../../lists/count-text";

const DAY = 86_400_000;
const USUAL_DAYS = 90;
const MOST_DAYS = 3650;
const eventsText = (events: number, atLeast = false) =>
  events === 1 ? "1 event" : `${countText(events, atLeast)} events`;

/** Deletes what happened long ago: says first what goes, and then how much went. */
export function CleanUpDialog() {
  const close = useClose();
  const moment = useMoment();
  const [now] = useState(Date.now);
  const [days, setDays] = useState<number | null>(USUAL_DAYS);
  const [gone, setGone] = useState(0);
  const isGood = days !== null && Number.isInteger(days) && days >= 1 && days <= MOST_DAYS;
  const before = new Date(now - (isGood ? days : USUAL_DAYS) * DAY).toISOString();
  const old = useQuery({ ...q.tracking.list({ to: before, limit: 1, page: 1 }), enabled: isGood });
  const cleanUp = useMutation(q.tracking.cleanUp());
  const found = old.data?.totalCount;

  const run = async (daysToKeep: number) => {
    let deleted = 0;
    for (let hasMore = true; hasMore; ) {
      const done = await cleanUp.mutateAsync({ daysToKeep });
      deleted += done.deleted;
      hasMore = done.hasMore;
      setGone(deleted);
    }
    toast.success(deleted === 1 ? "1 event is deleted" : `${eventsText(deleted)} are deleted`);
  };

  return (
    <>
      <ScreenTitle>Clean up tracking</ScreenTitle>
      <OnlineAlertDialog
        open
        onOpenChange={(open) => !open && void close()}
        tone="danger"
        title="Clean up old events?"
        confirmLabel="Delete events"
        confirmDisabled={!isGood || !found}
        onConfirm={() => isGood && run(days)}
      >
        <div className="flex flex-col gap-4">
          <Field
            label="Days to keep"
            error={isGood ? undefined : `Use a whole number from 1 to ${countText(MOST_DAYS)}`}
          >
            <NumberInput min={1} max={MOST_DAYS} value={days} onValueChange={setDays} disabled={cleanUp.isPending} />
          </Field>
          <div aria-live="polite">
            {gone > 0 ? (
              <p className="m-0">{eventsText(gone)} deleted so far.</p>
            ) : (
              isGood && (
                <WhatGoes found={found} atLeast={old.data?.atLeast} failed={old.isError} before={moment(before)} />
              )
            )}
          </div>
        </div>
      </OnlineAlertDialog>
    </>
  );
}

interface WhatGoesProps {
  found: number | undefined;
  /** There are more than `found`. */
  atLeast: boolean | undefined;
  failed: boolean;
  before: string;
}

/** Says what a clean-up takes away, before it does. */
function WhatGoes({ found, atLeast, failed, before }: WhatGoesProps) {
  if (failed) return <p className="m-0">What is older could not be counted. Close this and try again.</p>;
  if (found === undefined) return <p className="m-0 text-muted">Counting what is older…</p>;
  if (found === 0) return <p className="m-0">Nothing was done before {before}. There is nothing to delete.</p>;
  return (
    <Callout tone="warning" title={`${eventsText(found, atLeast)} from before ${before}`}>
      They go for good: from the list, the visits, the figures and everybody’s activity. What came later stays.
    </Callout>
  );
}
