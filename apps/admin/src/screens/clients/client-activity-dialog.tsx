import type { ClientDetail } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { ActivityDialog } from "../../forms/activity-dialog";

interface ClientActivityDialogProps {
  client: Pick<ClientDetail, "_id" | "orgName" | "isActive">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Switches an organisation off or on. */
export function ClientActivityDialog({ client, ...dialog }: ClientActivityDialogProps) {
  const { _id, orgName, isActive } = client;
  const update = useMutation(q.organisation.updateSettings());
  return (
    <ActivityDialog
      {...dialog}
      name={orgName}
      isActive={isActive}
      onSwitch={(next) => update.mutateAsync({ _id, isActive: next })}
      stops={
        <>
          <li>Its people can't work any more: wherever they are, they are told that it is deactivated.</li>
          <li>Its booking site and QR codes are closed to visitors, and its API keys are refused.</li>
          <li>Bookings, people and settings are kept. Activating it brings all of it back at once.</li>
        </>
      }
      brings="Its people, its booking site and its API keys are back at once, as they were."
    />
  );
}
