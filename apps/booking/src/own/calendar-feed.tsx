import { messageOf, useOnline } from "@carrel/hooks";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Card } from "@carrel/ui/card";
import { CopyButton } from "@carrel/ui/copy-button";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "./carrel";
import { dayOf } from "./own-words";
import { Part } from "./part";

interface CalendarFeedProps {
  timezone: string;
}

/** A secret address by which a calendar follows the visitor's bookings. */
export function CalendarFeed({ timezone }: CalendarFeedProps) {
  const query = useQuery(q.visitor.calendarFeed());
  const renew = useMutation(q.visitor.renewCalendarFeed());
  const end = useMutation(q.visitor.endCalendarFeed());
  const isOnline = useOnline();
  const [address, setAddress] = useState<string | null>(null);
  const [asked, setAsked] = useState<"renew" | "end" | null>(null);
  const make = async () => setAddress((await renew.mutateAsync({})).address);
  return (
    <Part title="Your calendar" query={query}>
      {({ since, readAt }) => (
        <Card>
          <div className="flex flex-col gap-4">
            <p className="m-0 max-w-[44rem]">
              A calendar that subscribes to your own address shows your bookings, and follows each change by itself.
              Whoever has the address can read them: keep it to yourself, and make a new one if somebody else got it.
            </p>
            {renew.error && !asked && (
              <Callout tone="danger" role="alert">
                {messageOf(renew.error)}
              </Callout>
            )}
            {address && (
              <div className="flex flex-wrap items-end gap-3">
                <Field
                  label="Address"
                  hint="It shows this once. Copy it into your calendar, where it asks for an address to subscribe to."
                  className="min-w-0 flex-1 basis-72"
                >
                  <TextInput readOnly value={address} onFocus={({ target }) => target.select()} />
                </Field>
                <CopyButton size="md" value={address} label="Copy the address" />
              </div>
            )}
            {since === null ? (
              <Button
                className="self-start"
                loading={renew.isPending}
                disabled={!isOnline}
                onClick={() => void make().catch(() => undefined)}
              >
                Make an address
              </Button>
            ) : (
              <>
                <p className="m-0 text-muted">
                  There is an address since {dayOf(since, timezone)}.{" "}
                  {readAt
                    ? `A calendar asked for it last on ${dayOf(readAt, timezone)}.`
                    : "No calendar has asked for it yet."}
                </p>
                <div className="flex flex-wrap gap-3">
                  <Button disabled={!isOnline} onClick={() => setAsked("renew")}>
                    Make a new address
                  </Button>
                  <Button variant="danger-ghost" disabled={!isOnline} onClick={() => setAsked("end")}>
                    End it
                  </Button>
                </div>
              </>
            )}
            <AlertDialog
              open={asked === "renew"}
              onOpenChange={() => setAsked(null)}
              title="Make a new address?"
              description="The one before ends: calendars that have it read nothing more."
              confirmLabel="Make a new address"
              cancelLabel="Keep it"
              describeError={messageOf}
              onConfirm={make}
            />
            <AlertDialog
              open={asked === "end"}
              onOpenChange={() => setAsked(null)}
              tone="danger"
              title="End the address?"
              description="Calendars that have it read nothing more. You can make another one."
              confirmLabel="End it"
              cancelLabel="Keep it"
              describeError={messageOf}
              onConfirm={async () => {
                await end.mutateAsync({});
                setAddress(null);
              }}
            />
          </div>
        </Card>
      )}
    </Part>
  );
}
