import { messageOf, useSession, useTerminology } from "@carrel/hooks";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { emptyCustomer } from "./customer-fields";
import { CustomerForm } from "./customer-form";

const route = getRouteApi("/signed-in/office/customers/new");

/** Adds a customer to the selected branch, and leads to the record. */
export function NewCustomerSheet() {
  const { selectedBranch } = useSession();
  const words = useTerminology();
  const navigate = route.useNavigate();
  const add = useMutation(q.customers.add());
  const upload = useMutation(q.customers.uploadPhoto());
  const title = `Add ${words.member.toLowerCase()}`;

  return (
    <CustomerForm
      title={title}
      action={title}
      initial={emptyCustomer(selectedBranch ?? "")}
      photoUrl={null}
      save={async (values, photo) => {
        const customer = await add.mutateAsync(values);
        toast.success(`${customer.name} is added`);
        // The record stands: a picture that the server refuses is to be chosen again there, not to be added twice.
        if (photo)
          await upload
            .mutateAsync({ id: customer._id, photo })
            .catch((error) => toast.error("The photo was not saved", { description: messageOf(error) }));
        await navigate({ to: "/customers/$customerId", params: { customerId: customer._id }, ignoreBlocker: true });
        return undefined;
      }}
    />
  );
}
