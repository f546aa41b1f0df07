import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { customerChanges, customerFields } from "./customer-fields";
import { CustomerForm } from "./customer-form";
import { PhotoRefused } from "./photo-refused";

const route = getRouteApi("/signed-in/office/customers/$customerId/edit");

/** Changes a customer: only what was changed is sent. */
export function EditCustomerSheet() {
  const { customerId } = route.useParams();
  const { data: customer } = useSuspenseQuery(q.customers.get({ id: customerId }));
  // Loaded anew while the sheet is open: what was typed is compared with what the person saw.
  const [seen] = useState(customer);
  const update = useMutation(q.customers.update());
  const upload = useMutation(q.customers.uploadPhoto());

  return (
    <CustomerForm
      customerId={customerId}
      title={`Edit ${seen.name}`}
      action="Save changes"
      initial={customerFields(seen)}
      photoUrl={seen.photoUrl}
      save={async (values, photo) => {
        const changes = customerChanges(values, seen);
        const removal = photo === null && seen.photoKey !== null && { photoKey: null };
        if (changes || removal) await update.mutateAsync({ ...changes, ...removal, _id: seen._id });
        if (photo)
          await upload.mutateAsync({ id: seen._id, photo }).catch((error) => {
            throw new PhotoRefused(error);
          });
        return "Changes saved";
      }}
    />
  );
}
