import { toast } from "@carrel/ui/toast";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { BranchForm } from "./branch-form";

const route = getRouteApi("/signed-in/office/branches/$branchId/edit");

/** Changes a branch. */
export function EditBranchSheet() {
  const { branchId } = route.useParams();
  const navigate = route.useNavigate();
  const { data: branch } = useSuspenseQuery(q.branches.get({ id: branchId }));
  const update = useMutation(q.branches.update());
  const close = (ignoreBlocker: boolean) => navigate({ to: "..", resetScroll: false, ignoreBlocker });
  return (
    <BranchForm
      title={`Edit ${branch.name}`}
      action="Save changes"
      initial={branch}
      submit={async (values) => {
        await update.mutateAsync({ ...values, phone: values.phone ?? "", email: values.email ?? "", _id: branch._id });
        toast.success("Changes saved");
        await close(true);
        return undefined;
      }}
      onClose={() => void close(false)}
    />
  );
}
