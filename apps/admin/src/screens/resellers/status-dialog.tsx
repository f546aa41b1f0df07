import type { Reseller } from "@carrel/sdk/schemas";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { ActivityDialog } from "../../forms/activity-dialog";

interface StatusDialogProps {
  reseller: Reseller;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const sitesOf = (clients: number) =>
  clients === 0 ? "" : clients === 1 ? " and the site of its client" : ` and the sites of its ${clients} clients`;

/** Switches a reseller off or on. */
export function StatusDialog({ reseller, ...dialog }: StatusDialogProps) {
  const { _id: id, orgName, isActive, stats } = reseller;
  const update = useMutation(q.resellers.updateStatus());
  return (
    <ActivityDialog
      {...dialog}
      name={orgName}
      isActive={isActive}
      onSwitch={(next) => update.mutateAsync({ id, isActive: next })}
      stops={
        <>
          <li>Its people can't work any more: wherever they are, they are told that it is deactivated.</li>
          {stats.clients > 0 && (
            <li>
              The booking {stats.clients === 1 ? "site of its client" : `sites of its ${stats.clients} clients`} close:
              visitors can't book.
            </li>
          )}
          {stats.clients > 0 && <li>Its clients' own staff go on working, at the platform's address.</li>}
          <li>Nothing is lost. Activating it brings all of it back at once.</li>
        </>
      }
      brings={`Its people${sitesOf(stats.clients)} are back at once, as they were.`}
    />
  );
}
