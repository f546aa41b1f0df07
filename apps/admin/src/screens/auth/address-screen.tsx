import { messageOf } from "@carrel/hooks";
import type { AddressLink } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { AuthHeading } from "./auth-heading";
import { Linked, LinkFailure } from "./linked";

/** What each kind of link is about: before it is followed, and after. */
const WORDS = {
  new_address: {
    title: "Your new address",
    asks: ({ orgName, email }: AddressLink) =>
      `Your account at ${orgName} moves to ${email}. You are signed out everywhere, and sign in with it from then on.`,
    action: "Use this address",
    done: ({ email }: AddressLink) => `${email} is your address now. Sign in with it; your password is the same.`,
    next: "Sign in",
    to: "/auth/login",
  },
  old_address: {
    title: "Take your account back",
    asks: ({ orgName, email }: AddressLink) =>
      `Your account at ${orgName} gets its old address back, ${email}. Everybody is signed out of it, and its password is void.`,
    action: "Take it back",
    done: ({ email }: AddressLink) => `${email} is your address again. Now choose a new password.`,
    next: "Choose a new password",
    to: "/auth/forgot-password",
  },
} as const;

/** Follows the link that was mailed because an address is moved: to the new one, or back to the old. */
export const AddressScreen = () => (
  <Linked screen="/auth/address" title="Your address" description="A link from your mail belongs here.">
    {(token) => <OpenedLink token={token} />}
  </Linked>
);

function OpenedLink({ token }: { token: string }) {
  // Asked once: by following it the link is used up.
  const { data, error, refetch } = useQuery({ ...q.auth.addressLink({ token }), staleTime: Number.POSITIVE_INFINITY });
  const follow = useMutation(q.auth.followAddressLink());
  if (!data)
    return (
      <>
        <AuthHeading title="Your address" description="A link from your mail opened this page." />
        {error && <LinkFailure error={error} onRetry={() => void refetch()} />}
      </>
    );
  const { title, asks, action, done, next, to } = WORDS[data.kind];
  if (follow.isSuccess)
    return (
      <>
        <AuthHeading title={title} description={done(data)} />
        <Button asChild variant="primary" size="lg" block>
          <Link to={to} search={to === "/auth/forgot-password" ? { email: data.email } : {}}>
            {next}
          </Link>
        </Button>
      </>
    );
  return (
    <>
      <AuthHeading title={title} description={asks(data)} />
      {follow.error && (
        <Callout tone="danger" role="alert">
          {messageOf(follow.error)}
        </Callout>
      )}
      <Button variant="primary" size="lg" block loading={follow.isPending} onClick={() => follow.mutate({ token })}>
        {action}
      </Button>
    </>
  );
}
