import type { AdminUser } from "@carrel/sdk";
import { Skeleton } from "@carrel/ui/skeleton";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { FailedList } from "../../lists/list-states";

/** What somebody of the staff signs in with beside his password, and what takes it off where he has lost it. */
export function PersonFactors({ person }: { person: AdminUser }) {
  const { _id: id, name } = person;
  const factors = useQuery(q.adminUsers.secondFactors({ id }));
  const remove = useMutation(q.adminUsers.removeSecondFactors());
  const [asking, setAsking] = useState(false);
  const names = factors.data && [
    ...factors.data.factors.map((factor) => factor.name),
    ...(factors.data.mailCodes ? ["Codes by mail"] : []),
  ];
  const takeOff = async () => {
    await remove.mutateAsync({ id });
    toast.success(`${name} has no second factor any more`);
  };
  return (
    <section aria-label="Second factors" className="flex flex-col gap-3 border-t border-border pt-5">
      <h3 className="m-0 text-base font-semibold text-strong">Second factors</h3>
      {factors.isPending && <Skeleton shape="lines" lines={1} />}
      {factors.isError && (
        <FailedList what={`${name}'s second factors`} error={factors.error} onRetry={() => void factors.refetch()} />
      )}
      {names && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="m-0 text-muted">{names.length > 0 ? names.join(", ") : "None."}</p>
          {names.length > 0 && (
            <OnlineButton size="sm" onClick={() => setAsking(true)}>
              Take off
            </OnlineButton>
          )}
        </div>
      )}
      <OnlineAlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={`Take ${name}'s second factors off?`}
        description="For who has lost the phone and the codes. From then on the password alone signs in, and a mail says so. Be sure that it is really this person who asks."
        confirmLabel="Take off"
        onConfirm={takeOff}
      />
    </section>
  );
}
