import { getRouteApi } from "@tanstack/react-router";
import { RenewDesk } from "./renew-desk";
import { useCloseOverDesk } from "./use-close-over-desk";

const route = getRouteApi("/signed-in/office/desks/$deskId/renew");

/** Renews a desk's assignment over the desk's page. */
export function RenewSheet() {
  const { deskId } = route.useParams();
  return <RenewDesk deskId={deskId} close={useCloseOverDesk(deskId)} />;
}
