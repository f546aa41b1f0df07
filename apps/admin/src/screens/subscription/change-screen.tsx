import { getRouteApi } from "@tanstack/react-router";
import { ScreenHeader } from "../../app/screen-header";
import { Buy } from "./buy";

const route = getRouteApi("/signed-in/office/subscription/change");

/** Another plan, other add-ons, or the same again: what it costs, and paying it. */
export function ChangeScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <ScreenHeader
        title="Change plan"
        breadcrumb={[{ label: "Subscription", href: "/subscription" }, { label: "Change plan" }]}
      />
      <Buy
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        onDone={(paid) => void navigate({ to: "/subscription", search: { paid }, replace: true })}
        seesPlan
      />
    </>
  );
}
