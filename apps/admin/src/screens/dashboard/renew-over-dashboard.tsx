import { getRouteApi } from "@tanstack/react-router";
import { useCloseSheet } from "../../app/use-close-sheet";
import { RenewDesk } from "../desks/work/renew-desk";

const route = getRouteApi("/signed-in/office/dashboard/renew/$deskId");

/** Renews what ends soon without leaving the list of it. */
export function RenewOverDashboard() {
  const { deskId } = route.useParams();
  return <RenewDesk deskId={deskId} close={useCloseSheet("/dashboard")} />;
}
