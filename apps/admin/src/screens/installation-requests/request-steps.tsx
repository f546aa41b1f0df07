import { messageOf, usePermission } from "@carrel/hooks";
import type { InstallationRequest } from "@carrel/sdk";
import { isAssignable, nextInstallationStatuses } from "@carrel/sdk/domain";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { AssignDialog } from "./assign-dialog";
import { placeOf, STATUSES } from "./request-words";

interface RequestStepsProps {
  request: InstallationRequest;
  onChanged: (request: InstallationRequest) => void;
}

/** What can be done with a request as it stands. */
export function RequestSteps({ request, onChanged }: RequestStepsProps) {
  const { _id: id, status } = request;
  const maySeeStaff = usePermission("adminUsers.read");
  const take = useMutation(q.installationRequests.selfAssign());
  const giveBack = useMutation(q.installationRequests.unassign());
  const move = useMutation(q.installationRequests.updateStatus());
  const [asking, setAsking] = useState<"cancel" | "assign">();
  const next = nextInstallationStatuses(status);
  const isBusy = take.isPending || giveBack.isPending || move.isPending;
  const save = async (call: Promise<InstallationRequest>) => {
    const changed = await call;
    onChanged(changed);
    toast.success(STATUSES[changed.status].done);
  };
  const tell = (call: Promise<InstallationRequest>) =>
    void save(call).catch((error) => toast.error("It was not changed", { description: messageOf(error) }));
  const onward = next.find((each) => each !== "CANCELLED");
  if (!isAssignable(status)) return null;
  return (
    <>
      {next.includes("CANCELLED") && (
        <OnlineButton variant="danger-ghost" className="me-auto" onClick={() => setAsking("cancel")}>
          {STATUSES.CANCELLED.step}
        </OnlineButton>
      )}
      {status === "ASSIGNED" && (
        <OnlineButton disabled={isBusy} onClick={() => tell(giveBack.mutateAsync({ id }))}>
          {STATUSES.REQUESTED.step}
        </OnlineButton>
      )}
      {maySeeStaff && (
        <OnlineButton disabled={isBusy} onClick={() => setAsking("assign")}>
          Assign
        </OnlineButton>
      )}
      {status === "REQUESTED" && (
        <OnlineButton variant="primary" loading={take.isPending} onClick={() => tell(take.mutateAsync({ id }))}>
          {STATUSES.ASSIGNED.step}
        </OnlineButton>
      )}
      {onward && (
        <OnlineButton
          variant="primary"
          loading={move.isPending}
          onClick={() => tell(move.mutateAsync({ id, status: onward }))}
        >
          {STATUSES[onward].step}
        </OnlineButton>
      )}
      <OnlineAlertDialog
        open={asking === "cancel"}
        onOpenChange={(open) => setAsking(open ? "cancel" : undefined)}
        tone="danger"
        title="Cancel this request?"
        description={`Nobody comes to ${placeOf(request)}. It can't be undone.`}
        confirmLabel="Cancel request"
        cancelLabel="Keep it"
        onConfirm={() => save(move.mutateAsync({ id, status: "CANCELLED" }))}
      />
      {asking === "assign" && (
        <AssignDialog request={request} onChanged={onChanged} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}
