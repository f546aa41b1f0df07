import { useSession } from "@carrel/hooks";
import type { DayTiming } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { useCloseSheet } from "../../app/use-close-sheet";
import { BranchForm } from "./branch-form";

const EVERY_DAY: DayTiming[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  open: "09:00",
  close: "21:00",
  closed: false,
}));

/** Adds a branch; afterwards its page shows the QR code. */
export function NewBranchSheet() {
  const session = useSession();
  const navigate = useNavigate();
  const close = useCloseSheet("/branches");
  const add = useMutation(q.branches.add());
  return (
    <BranchForm
      title="Add branch"
      action="Add branch"
      initial={{
        name: "",
        code: "",
        timezone: session.loggedOrgDetails.timezone,
        timings: EVERY_DAY,
        features: [],
        phone: "",
        email: "",
        address: { line1: "", city: "", postalCode: "" },
      }}
      submit={async (values) => {
        const branch = await add.mutateAsync(values);
        toast.success(`${branch.name} is added`);
        await navigate({ to: "/branches/$branchId", params: { branchId: branch._id }, ignoreBlocker: true });
        return undefined;
      }}
      onClose={() => void close()}
    />
  );
}
