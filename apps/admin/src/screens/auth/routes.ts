import type { SecondStepMethod } from "@carrel/sdk";
import type { ChoiceAddress } from "@carrel/sdk/domain";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { isSignedIn, q, queryClient } from "../../app/carrel";
import { choiceSearch } from "../../app/choice-search";
import { root } from "../../app/routes";
import { ownPath, type Search, text } from "../../app/search-params";
import { isLinked } from "./use-link-token";

/** Where a person wanted to go before he was asked to sign in. */
const fromOf = (search: object) => ("from" in search ? ownPath(search.from) : undefined);

/** The ways of the second step, as the screen knows them. */
const METHODS: readonly SecondStepMethod[] = ["passkey", "app", "mail", "recovery"];

const methodsIn = (value: unknown): SecondStepMethod[] | undefined => {
  const named = METHODS.filter((method) => Array.isArray(value) && value.includes(method));
  return named.length > 0 ? named : undefined;
};

const auth = createRoute({
  getParentRoute: () => root,
  path: "/auth",
  // Whoever is signed in has nothing to do here. A token may be kept that is no longer good: whom a call has just sent
  // here for that is never sent back to make the same call.
  beforeLoad: async ({ location }) => {
    // But who opens a link may be somebody else here, or of a database that was before.
    if (isLinked(location.pathname)) return;
    if (("expired" in location.search && location.search.expired) || !(await isSignedIn())) return;
    const session = await queryClient.ensureQueryData(q.auth.session()).catch(() => null);
    if (!session) return;
    const chosen = choiceSearch(location.search);
    if (chosen.plan !== undefined) throw redirect({ to: "/plans-selection", search: chosen });
    const { homeOf } = await import("../../app/navigation");
    throw redirect({ href: fromOf(location.search) ?? homeOf(session) });
  },
  component: lazyRouteComponent(() => import("./auth-frame"), "AuthFrame"),
});

const login = createRoute({
  getParentRoute: () => auth,
  path: "login",
  validateSearch: ({ from, expired }): { from?: string; expired?: boolean } => ({
    from: ownPath(from),
    expired: expired === true || undefined,
  }),
  component: lazyRouteComponent(() => import("./login-screen"), "LoginScreen"),
});

const verifyLogin = createRoute({
  getParentRoute: () => auth,
  path: "verify-otp",
  validateSearch: ({ flow, methods, from }): { flow?: string; methods?: SecondStepMethod[]; from?: string } => ({
    flow: text(flow),
    methods: methodsIn(methods),
    from: ownPath(from),
  }),
  component: lazyRouteComponent(() => import("./verify-login-screen"), "VerifyLoginScreen"),
});

const register = createRoute({
  getParentRoute: () => auth,
  path: "register",
  validateSearch: choiceSearch,
  component: lazyRouteComponent(() => import("./register-screen"), "RegisterScreen"),
});

const verifyRegister = createRoute({
  getParentRoute: () => auth,
  path: "verify-register-otp",
  validateSearch: (search: Search): { flow?: string; email?: string } & ChoiceAddress => ({
    flow: text(search.flow),
    email: text(search.email),
    ...choiceSearch(search),
  }),
  component: lazyRouteComponent(() => import("./verify-register-screen"), "VerifyRegisterScreen"),
});

const forgotPassword = createRoute({
  getParentRoute: () => auth,
  path: "forgot-password",
  validateSearch: ({ email, from }): { email?: string; from?: string } => ({ email: text(email), from: ownPath(from) }),
  component: lazyRouteComponent(() => import("./forgot-password-screen"), "ForgotPasswordScreen"),
});

const verifyReset = createRoute({
  getParentRoute: () => auth,
  path: "verify-reset-otp",
  validateSearch: (search): { flow?: string; email?: string; from?: string } => ({
    flow: text(search.flow),
    email: text(search.email),
    from: ownPath(search.from),
  }),
  component: lazyRouteComponent(() => import("./verify-reset-screen"), "VerifyResetScreen"),
});

const setUp = createRoute({
  getParentRoute: () => auth,
  path: "set-up",
  component: lazyRouteComponent(() => import("./set-up-screen"), "SetUpScreen"),
});

const invitation = createRoute({
  getParentRoute: () => auth,
  path: "invitation",
  component: lazyRouteComponent(() => import("./invitation-screen"), "InvitationScreen"),
});

const address = createRoute({
  getParentRoute: () => auth,
  path: "address",
  component: lazyRouteComponent(() => import("./address-screen"), "AddressScreen"),
});

const mails = createRoute({
  getParentRoute: () => auth,
  path: "mails",
  component: lazyRouteComponent(() => import("./mails-screen"), "MailsChoiceScreen"),
});

const reset = createRoute({
  getParentRoute: () => auth,
  path: "reset",
  component: lazyRouteComponent(() => import("./reset-screen"), "ResetScreen"),
});

export const authRoutes = auth.addChildren([
  login,
  verifyLogin,
  register,
  verifyRegister,
  forgotPassword,
  verifyReset,
  setUp,
  invitation,
  address,
  mails,
  reset,
]);
