import { useSession, useTerminology } from "@carrel/hooks";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { DeskForm } from "./desk-form";
import { nextName } from "./next-name";

/** Adds desks, one after the other: the sheet stays open with the next name filled in. */
export function NewDeskSheet() {
  const session = useSession();
  const words = useTerminology();
  const navigate = useNavigate();
  const add = useMutation(q.desks.add());
  const [last, setLast] = useState<{ name: string; zone: string } | null>(null);
  const branchId = session.selectedBranch;
  if (!branchId) return <Navigate to="/desks" />;
  const isStudyHall = session.loggedOrgDetails.workspaceKind === "study-hall";
  return (
    <DeskForm
      key={last?.name ?? ""}
      title={`Add ${words.desk.toLowerCase()}`}
      action={`Add ${words.desk.toLowerCase()}`}
      initial={{
        branchId,
        name: last ? nextName(last.name) : "",
        zone: last?.zone ?? "",
        kind: isStudyHall ? "seat" : "desk",
        isActive: true,
      }}
      submit={async (values) => {
        const desk = await add.mutateAsync(values);
        toast.success(`${words.desk} ${desk.name} is added`, { description: "Add another, or close." });
        setLast({ name: desk.name, zone: desk.zone });
      }}
      onClose={() => void navigate({ to: "/desks" })}
    />
  );
}
