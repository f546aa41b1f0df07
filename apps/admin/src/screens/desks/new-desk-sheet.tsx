import { useSession, useTerminology } from "@carrel/hooks";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { DeskForm } from "./desk-form";
import { nextName } from "./next-name";

/** Adds desks, one after the other: the sheet stays open with the next name filled in. */
export function NewDeskSheet() {
  const session = useSession();
  const words = useTerminology();
  const add = useMutation(q.desks.add());
  const branchId = session.selectedBranch;
  if (!branchId) return <Navigate to="/desks" />;
  const kind = session.loggedOrgDetails.workspaceKind === "study-hall" ? "seat" : "desk";
  const noun = words.desk.toLowerCase();
  return (
    <DeskForm
      title={`Add ${noun}`}
      action={`Add ${noun}`}
      initial={{ branchId, name: "", zone: "", kind, amenities: [], isActive: true }}
      submit={async (values) => {
        const desk = await add.mutateAsync(values);
        toast.success(`${words.desk} ${desk.name} is added`, { description: "Add another, or close." });
        return {
          branchId,
          name: nextName(desk.name),
          zone: desk.zone,
          kind: desk.kind,
          capacity: desk.capacity,
          amenities: [],
          isActive: true,
        };
      }}
    />
  );
}
