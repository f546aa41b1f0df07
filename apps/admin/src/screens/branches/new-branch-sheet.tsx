import { useSession } from "@carrel/hooks";
import { AddBranch, type DayTiming } from "@carrel/sdk/schemas";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import * as z from "zod";
import { q } from "../../app/carrel";
import { useBranches } from "../../app/use-branches";
import { blankToUndefined } from "../../forms/blank";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { ContactFields, NameFields } from "./details-fields";
import { FacilitiesField } from "./facilities-field";
import { HoursField } from "./hours-field";

const BranchInput = AddBranch.extend({
  phone: z.preprocess(blankToUndefined, AddBranch.shape.phone),
  email: z.preprocess(blankToUndefined, AddBranch.shape.email),
});

const EVERY_DAY: DayTiming[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  open: "09:00",
  close: "21:00",
  closed: false,
}));

/** Adds a branch; afterwards its page shows the QR code. */
export function NewBranchSheet() {
  const { orgName, timezone } = useSession().loggedOrgDetails;
  const { branches, isKnown } = useBranches();
  const isFirst = isKnown && branches.length === 0;
  const navigate = useNavigate();
  const add = useMutation(q.branches.add());
  const form = useZodForm(BranchInput, {
    defaultValues: {
      name: "",
      code: "",
      timezone,
      timings: EVERY_DAY,
      features: [],
      phone: "",
      email: "",
      address: { line1: "", line2: "", city: "", postalCode: "", state: "", country: "" },
    },
    submit: async (values) => {
      const branch = await add.mutateAsync(values);
      toast.success(`${branch.name} is added`);
      await navigate({ to: "/branches/$branchId", params: { branchId: branch._id }, ignoreBlocker: true });
    },
  });
  return (
    <SheetForm
      title="Add branch"
      {...(isFirst && { description: `${orgName} is open. Add your first branch to begin.` })}
      action="Add branch"
      form={form}
      size="lg"
    >
      <NameFields />
      <HoursField />
      <FacilitiesField />
      <ContactFields />
    </SheetForm>
  );
}
