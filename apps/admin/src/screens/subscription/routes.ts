import { checkoutAnswerIn } from "@carrel/hooks/checkout";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { isSignedIn, q, queryClient, resetExpiry } from "../../app/carrel";
import { choiceSearch } from "../../app/choice-search";
import { may } from "../../app/may";
import { office, overList, root } from "../../app/routes";
import { type Search, text } from "../../app/search-params";
import type { BuySearch } from "./buy-search";

const buySearch = (search: Search): BuySearch => {
  const said = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => {
      const word = text(value);
      return word === undefined ? [] : [[name, word]];
    }),
  );
  const { recurring } = search;
  return { ...choiceSearch(search), ...(recurring === true && { recurring }), ...checkoutAnswerIn(said) };
};

const subscription = createRoute({
  getParentRoute: () => office,
  path: "/subscription",
  validateSearch: ({ paid }: Search): { paid?: string | undefined } => ({ paid: text(paid) }),
  component: lazyRouteComponent(() => import("./subscription-screen"), "SubscriptionScreen"),
});

const payment = createRoute({
  getParentRoute: () => subscription,
  path: "$paymentId",
  ...overList,
  loader: () => queryClient.ensureQueryData(q.subscription.transactions()),
  component: lazyRouteComponent(() => import("./payment-sheet"), "PaymentSheet"),
});

const change = createRoute({
  getParentRoute: () => office,
  path: "/subscription/change",
  validateSearch: buySearch,
  beforeLoad: may("subscription.write"),
  component: lazyRouteComponent(() => import("./change-screen"), "ChangeScreen"),
});

/** Outside of the office, which asks for much that an ended subscription refuses. */
export const plansSelection = createRoute({
  getParentRoute: () => root,
  path: "/plans-selection",
  validateSearch: buySearch,
  beforeLoad: async ({ location }) => {
    const from = location.href;
    if (!(await isSignedIn())) throw redirect({ to: "/auth/login", search: { from } });
    // Being here lets the next call ask the server again.
    await resetExpiry();
    const { secondFactorNeeded } = await queryClient.ensureQueryData(q.auth.session());
    if (secondFactorNeeded) throw redirect({ to: "/second-factor", search: { from } });
  },
  component: lazyRouteComponent(() => import("./plans-selection-screen"), "PlansSelectionScreen"),
});

export const subscriptionRoutes = [subscription.addChildren([payment]), change] as const;
