import type { Topic } from "./rule";

export const sessions: Topic = {
  title: "Signing in and out",
  rules: [
    {
      what: "A page that starts with a token in its cookie asks for the session; without one nobody is signed in, and nothing is asked.",
      where: "packages/sdk/src/client/start-session.ts#startSession",
      heldBy: "packages/sdk/src/client/start-session.test.ts › nobody, and asks nobody, without a token",
    },
    {
      what: "Every call carries the API key; what a person or a visitor calls carries the token, too.",
      where: ["packages/sdk/src/client/send.ts#initOf", "packages/sdk/src/client/session.ts#carriesToken"],
      heldBy: [
        "packages/sdk/src/client/table.test.ts › sends its route, names and body, with %s fields",
        "apps/api/src/pipeline/callers.test.ts › asks for a key, and refuses one that is unknown, revoked or of an inactive organisation",
      ],
    },
    {
      what: "A password leads to the session, or with statuscode 2 to a second step, whose code opens it.",
      where: ["apps/api/src/areas/auth/sign-in.ts#login", "apps/api/src/areas/auth/sign-in.ts#verifyLogin"],
      heldBy: [
        "apps/api/src/areas/auth/auth.test.ts › signs in with a code where the person asked for one, and says what is wrong with it",
        "e2e/tests/auth-screens.spec.ts › a code at sign-in survives a wrong try, a reload and the back button",
      ],
    },
    {
      what: "A registration waits for its mailed code under a passing id (`tempRegId`); the code makes the organisation and signs its owner in.",
      where: "apps/api/src/areas/auth/sign-up.ts#signUp",
      heldBy: [
        "apps/api/src/areas/auth/auth.test.ts › makes one organisation of two registrations with one address",
        "e2e/tests/journey.spec.ts › a person registers a study hall and lands signed in",
      ],
    },
    {
      what: "A forgotten password is set anew by a mailed code with the new password given twice, which signs in; the code can be sent again.",
      where: "apps/api/src/areas/auth/password-reset.ts#resetPassword",
      heldBy: [
        "apps/api/src/areas/auth/password.test.ts › are set anew by a mailed code, which ends every session and signs in",
        "apps/api/src/areas/auth/password.test.ts › are sent a new code on request, and tell a stranger by mail that he has no account",
        "e2e/tests/account.spec.ts › a forgotten password is set anew by a mailed code, which signs in and leads back",
      ],
    },
    {
      what: "Who is signed in changes the password by a mailed code that travels with the new one.",
      where: "apps/api/src/areas/auth/password-change.ts#changePassword",
      heldBy: [
        "apps/api/src/areas/auth/password.test.ts › are changed by a mailed code, which ends the asking session too and opens a new one",
        "e2e/tests/account.spec.ts › one's own password is changed by a code: sent, refused, set",
      ],
    },
    {
      what: "A token that nobody knows (7007, or 401) takes token and session off the device and leads to `/auth/login`.",
      where: [
        "packages/sdk/src/client/session.ts#UNKNOWN_TOKEN",
        "packages/sdk/src/client/session.ts#sessionVerdict",
        "apps/admin/src/app/session-guard.ts#guardSession",
      ],
      says: ["7007"],
      heldBy: [
        "packages/sdk/src/client/create-client.test.ts › is forgotten when the server doesn't know the token",
        "apps/api/src/pipeline/callers.test.ts › tells a missing, an unknown and an ended session apart",
        "e2e/tests/auth-screens.spec.ts › a call that is answered with … leads away from the office",
      ],
    },
    {
      what: "A session that has ended (7067) is told as “Session expired”, and leads to the sign-in and back.",
      where: [
        "packages/sdk/src/client/session.ts#ENDED_SESSION",
        "packages/sdk/src/client/session.ts#SESSION_EXPIRED_MESSAGE",
        "apps/admin/src/app/session-guard.ts#guardSession",
      ],
      says: ["7067", "Session expired"],
      heldBy: [
        "packages/sdk/src/client/create-client.test.ts › says when it has expired, and keeps its token",
        "e2e/tests/admin-habits.spec.ts › a session that has ended leads to the sign-in, says so, and back",
      ],
    },
    {
      what: "Signing out takes token, session and expired flag off the device, whatever the server answers.",
      where: ["packages/sdk/src/client/session.ts#endsSession", "packages/sdk/src/client/storage.ts#forget"],
      heldBy: [
        "packages/sdk/src/client/create-client.test.ts › ends here even when the server can't be told",
        "apps/api/src/areas/auth/auth.test.ts › ends a session for good",
        "e2e/tests/journey.spec.ts › signing out ends the session; a wrong password says what is wrong",
      ],
    },
    {
      what: "Token, session and expired flag are cookies of 7 days, secure, of the same site strictly.",
      where: ["packages/sdk/src/client/storage.ts#cookieStorage", "packages/sdk/src/client/storage.ts#ageOf"],
      says: ["7", "SameSite=Strict", "Secure"],
      heldBy: "packages/sdk/src/client/storage.test.ts › keeps a value for 7 days, strictly of this site, on %s",
    },
    {
      what: "The server ends a session after 7 days, too.",
      where: "apps/api/src/areas/auth/open-session.ts#openSession",
      heldBy:
        "apps/api/src/areas/auth/idle-sessions.test.ts › last their seven days, unless the organisation says otherwise",
    },
    {
      what: "A place that needs a session leads to `/auth/login` without one, and afterwards to where one wanted to go.",
      where: "apps/admin/src/app/routes.ts#signedIn",
      heldBy: "e2e/tests/auth-screens.spec.ts › whoever is not signed in is asked to, and lands where he wanted to go",
    },
    {
      what: "What somebody may not see (roles, the website) is a state of its own, not a failure like others.",
      where: [
        "packages/sdk/src/client/unauthorized.ts#isUnauthorizedError",
        "packages/hooks/src/use-website.ts#useWebsite",
      ],
      heldBy: [
        "packages/hooks/src/record-list.test.ts › the list tells $what by its error",
        "packages/hooks/src/use-website.test.tsx › marks $message as unauthorized, and tells it",
      ],
    },
  ],
};

export const subscriptions: Topic = {
  title: "Subscriptions that have ended",
  rules: [
    {
      what: "402, `subscriptionExpired` or `subscriptionStatus` EXPIRED in a reply raise a flag that is kept for 7 days; ACTIVE, or false, lowers it, a session's reply included.",
      where: [
        "packages/sdk/src/client/subscription.ts#subscriptionVerdict",
        "packages/sdk/src/client/storage.ts#ageOf",
      ],
      says: ["402", "subscriptionStatus", "EXPIRED", "ACTIVE"],
      heldBy: [
        "packages/sdk/src/client/create-client.test.ts › is remembered, and calls that aren't essential are refused without the server",
        "packages/sdk/src/client/create-client.test.ts › is over when the session says so, which is told once",
      ],
    },
    {
      what: "While it is up, every call of a session that isn't essential is refused here, with 402 and a sentence of its own.",
      where: [
        "packages/sdk/src/client/subscription.ts#refusedWhileExpired",
        "packages/sdk/src/client/subscription.ts#EXPIRED_MESSAGE",
      ],
      says: ["Subscription expired. Please renew your subscription to continue."],
      heldBy:
        "packages/sdk/src/client/create-client.test.ts › is remembered, and calls that aren't essential are refused without the server",
    },
    {
      what: "Essential are the session, the subscription and its payment, paying by phone, the sign-in and the sign-out (and with us the second factor and the confirmation).",
      where: "packages/sdk/src/client/subscription.ts#ESSENTIAL",
      says: [
        "/admin/session",
        "/admin/subscription",
        "/mobile-payment",
        "/auth/",
        "/logout",
        "/admin/plans",
        "/admin/payment",
        "/admin/razorpay",
      ],
      heldBy: [
        "packages/sdk/src/client/create-client.test.ts › is remembered, and calls that aren't essential are refused without the server",
        "apps/api/src/pipeline/callers.test.ts › lets an organisation that has not paid do the essential alone",
      ],
    },
    {
      what: "Replies about an order or its payment say nothing of the flag: they tell of the moment before.",
      where: "packages/sdk/src/client/subscription.ts#UNCHECKED",
      says: ["/verify-payment", "/create-order"],
      heldBy: "packages/sdk/src/client/table.test.ts › takes no other organisation's subscription for one's own",
    },
    {
      what: "The flag leads to `/subscription-expired`, but not from there, from `/plans-selection`, or by a call of the session or of a payment by phone.",
      where: ["packages/sdk/src/client/subscription.ts#leavesPage", "apps/admin/src/app/session-guard.ts#guardSession"],
      says: ["/plans-selection", "/subscription-expired"],
      heldBy:
        "e2e/tests/auth-screens.spec.ts › an ended subscription closes every place of the office, and signing out is left",
    },
    {
      what: "Opening `/subscription-expired` lowers the flag, so that the server is asked again.",
      where: [
        "packages/sdk/src/client/create-client.ts#resetExpiry",
        "apps/admin/src/screens/subscription-expired-screen.tsx#SubscriptionExpiredScreen",
      ],
      heldBy:
        "packages/sdk/src/client/create-client.test.ts › is tried anew after a reset, for the pages where it is renewed",
    },
    {
      what: "Opening `/plans-selection` lowers the flag.",
      where: [
        "packages/sdk/src/client/create-client.ts#resetExpiry",
        "apps/admin/src/screens/subscription/routes.ts#plansSelection",
      ],
      heldBy:
        "e2e/tests/subscription.spec.ts › trial, plan, upgrade, recurring, cancelled, expired and renewed, by clicking, …",
    },
    {
      what: "The server answers 402 once the period has ended, and the essential calls all the same.",
      where: "apps/api/src/pipeline/subscription.ts#requireSubscription",
      heldBy: [
        "apps/api/src/pipeline/callers.test.ts › lets an organisation that has not paid do the essential alone",
        "apps/api/src/areas/subscription/subscription.test.ts › end the refusals of an expired organisation",
      ],
    },
    {
      what: "What is known of the subscription stays fresh for 5 minutes (300,000 ms).",
      where: "packages/sdk/src/contract/subscription.ts#current",
      says: ["300_000"],
      heldBy: "packages/hooks/src/create-queries.test.ts › stays fresh as long as its row says",
    },
    {
      what: "A payment that was verified counts, and repeating it changes nothing.",
      where: "apps/api/src/areas/subscription/pay-order.ts#payOrder",
      heldBy:
        "apps/api/src/areas/subscription/subscription.test.ts › run from the payment on, and repeating it changes nothing",
    },
    {
      what: "What a plan limits is kept at every door, also where many come at once; 403 `plan_limit` says where there is more.",
      where: [
        "apps/api/src/database/migrations/0074-plan-limits.ts#planLimits",
        "apps/api/src/pipeline/tell-plan-limit.ts#tellPlanLimit",
        "apps/admin/src/app/parts/plan-room.tsx#RoomNote",
      ],
      heldBy: [
        "apps/api/src/areas/plan-limits.test.ts › leave exactly the limit: 200 desks at a limit of 40",
        "apps/api/src/areas/plan-limits.test.ts › leave the limit through whatever doors they come",
        "apps/api/src/areas/plan-limits.test.ts › stays and can be changed; nothing is added",
        "e2e/tests/plan-limits.spec.ts › staff see how much room there is, and at the limit where there is more",
      ],
    },
    {
      what: "The office shows the subscription, what a change would cost, and takes its payment.",
      where: [
        "apps/admin/src/screens/subscription/subscription-screen.tsx#SubscriptionScreen",
        "apps/admin/src/screens/subscription/buy.tsx#Buy",
      ],
      heldBy:
        "e2e/tests/subscription.spec.ts › trial, plan, upgrade, recurring, cancelled, expired and renewed, by clicking, …",
    },
    {
      what: "Later payments are taken by the gateway itself, until they are stopped.",
      where: [
        "apps/api/src/areas/subscription/charge-mandate.ts#chargeMandate",
        "apps/api/src/areas/subscription/cancel-recurring.ts#cancelRecurring",
      ],
      heldBy:
        "apps/api/src/areas/subscription/recurring.test.ts › renew once for a charge, however often and in whatever order it is told",
    },
    {
      what: "Gateways stand behind one port: Razorpay and Stripe by their clients, and the sandbox that says so; each one's events are believed by its signature over the raw body, and count once.",
      where: [
        "apps/api/src/adapters/razorpay-payments.ts#razorpayPayments",
        "apps/api/src/adapters/stripe-payments.ts#stripePayments",
        "apps/api/src/adapters/sandbox-payments.ts#sandboxPayments",
        "apps/api/src/pipeline/require-signature.ts#requireSignature",
      ],
      heldBy: [
        "apps/api/src/areas/payments/webhook.test.ts › credit an order whose checkout never came back, once however often they come",
        "apps/api/src/areas/payments/stripe.test.ts › believes no event but its own, over the bytes that come, for five minutes",
        "apps/api/src/areas/payments/stripe.test.ts › charges by itself: allowed, renewed once a charge, stopped at Stripe first",
      ],
    },
    {
      what: "However a server dies between two steps of order, pay, verify, webhook and cancel, there is exactly one of each after it.",
      where: "apps/api/src/areas/subscription/settle-payment.ts#settlePayment",
      heldBy:
        "apps/api/src/areas/subscription/killed-payments.test.ts › has exactly one of each after kill -9 between any two steps of order, pay, verify, webhook and cancel",
    },
  ],
};
