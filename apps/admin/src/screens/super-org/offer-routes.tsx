import { getRouteApi } from "@tanstack/react-router";
import { OfferScreen } from "./offer-screen";

const plan = getRouteApi("/signed-in/office/plans/$planId");
const addOn = getRouteApi("/signed-in/office/plans/add-ons/$addOnId");

export const NewPlanScreen = () => <OfferScreen kind="plans" />;
export const PlanScreen = () => <OfferScreen kind="plans" offerId={plan.useParams().planId} />;
export const NewAddOnScreen = () => <OfferScreen kind="addOns" />;
export const AddOnScreen = () => <OfferScreen kind="addOns" offerId={addOn.useParams().addOnId} />;
