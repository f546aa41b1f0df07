import { useOnce } from "@carrel/hooks";
import type { Membership } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { BookedPeriod, lastDayOf } from "../../app/parts/booked-time";
import { Part } from "../../app/parts/part";
import { DisplacingQuestion, useDisplacing } from "../../forms/displacing";

interface MembershipFreezesProps {
  membership: Membership;
  zone: string;
  mayThaw: boolean;
}

/** When a membership rests and rested; what is not over can be taken back. */
export function MembershipFreezes({ membership, zone, mayThaw }: MembershipFreezesProps) {
  const thaw = useMutation(q.memberships.thaw({ once: useOnce() }));
  const displacing = useDisplacing();
  const [asked, setAsked] = useState<Membership["freezes"][number] | null>(null);
  const { _id: id, freezes, customerName, deskId } = membership;
  const takeBack = async () => {
    if (!asked) return;
    const thawed = await displacing.watch(thaw.mutateAsync({ id, freezeId: asked._id, ...displacing.given() }));
    toast.success("The freeze is taken back", { description: `Until ${lastDayOf(thawed, zone)}` });
    setAsked(null);
  };
  if (freezes.length === 0) return null;
  const isOver = ({ endAt }: { endAt: string }) => Date.parse(endAt) <= Date.now();
  const runs = asked && Date.parse(asked.startAt) <= Date.now();
  return (
    <Part title="Frozen">
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {freezes.map((freeze) => {
          const days = <BookedPeriod booking={{ type: "DAILY", ...freeze }} zone={zone} />;
          return (
            <li key={freeze._id} className="flex flex-wrap items-center justify-between gap-2">
              <span>{days}</span>
              {mayThaw && !isOver(freeze) && (
                <OnlineButton
                  size="sm"
                  aria-label={`Take the freeze back that ends on ${lastDayOf(freeze, zone)}`}
                  onClick={() => setAsked(freeze)}
                >
                  Take back
                </OnlineButton>
              )}
            </li>
          );
        })}
      </ul>
      <OnlineAlertDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={runs ? "End this freeze now?" : "Take this freeze back?"}
        description={`${customerName} has ${runs ? "what is left of it" : "it"} again, and the membership ends earlier by that much.${deskId === null ? " Visits that were cancelled for it stay cancelled." : ""}`}
        confirmLabel={runs ? "End it now" : "Take it back"}
        cancelLabel="Keep it"
        onConfirm={takeBack}
      />
      <DisplacingQuestion displacing={displacing} verb="Undo" onConfirm={takeBack} />
    </Part>
  );
}
