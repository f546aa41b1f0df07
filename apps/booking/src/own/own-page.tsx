import type { BookableOrganisation } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { LinkProvider } from "@carrel/ui/link-slot";
import { Spinner } from "@carrel/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { q, queryClient, site } from "../app/carrel";
import { WorkspaceLoading } from "../app/workspace-loading";
import type { Words } from "../flow/step-words";
import { SiteFrame } from "../site/site-frame";
import type { KeptSession } from "./kept-session";
import { whyLeft } from "./left";
import { SignIn, type SignInNotice } from "./sign-in";
import { useKeptSession } from "./use-kept-session";

const NotFound = lazy(async () => ({ default: (await import("../app/no-flow")).NotFound }));

/** What every part of the own area gets. */
export interface OwnProps {
  organisation: BookableOrganisation;
  session: KeptSession;
  words: Words;
}

interface OwnPageProps {
  address: "/dashboard" | "/profile";
  title: string;
  /** What nobody has to be signed in for, such as the last word to who was erased. */
  instead?: ReactNode;
  children: (props: OwnProps) => ReactNode;
}

/** Pages of this app, which are drawn without loading it again. */
const HERE = ["/book", "/dashboard", "/profile"];

/** What was answered to one visitor is not shown to the next, who may have signed in in another tab. */
function useOwnAnswers(token: string | undefined) {
  const answered = useRef(token);
  if (answered.current === token) return;
  answered.current = token;
  queryClient.removeQueries({ queryKey: ["visitor"] });
}

/** A page of the visitor's own area: his, or the sign-in that leads to it. */
export function OwnPage({ address, title, instead, children }: OwnPageProps) {
  const { orgCode } = site.organisation;
  const { data: organisation, isPending, error, refetch } = useQuery(q.bookings.superOrgLookup({ orgCode }));
  const navigate = useNavigate();
  const session = useKeptSession();
  useOwnAnswers(session?.token);
  const wasHere = useRef(false);
  useEffect(() => {
    if (session) wasHere.current = true;
  }, [session]);
  useEffect(() => {
    document.title = `${session || instead ? title : "Sign in"} – ${site.organisation.orgName}`;
  }, [session, instead, title]);

  if (isPending) return <WorkspaceLoading />;
  if (!organisation) {
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <Suspense fallback={<Spinner />}>
          <NotFound error={error} onRetry={() => void refetch()} />
        </Suspense>
      </main>
    );
  }
  const notice: SignInNotice = whyLeft() ?? (wasHere.current ? "ended" : null);
  const words = terminology(organisation.workspaceKind);
  const [only] = organisation.branches;
  return (
    <LinkProvider
      renderLink={({ href, ref: _, ...rest }) =>
        HERE.includes(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
      }
    >
      <SiteFrame
        organisation={organisation}
        branchId={organisation.branches.length === 1 ? only?._id : undefined}
        onBranch={(branch) => void navigate({ to: "/book/{-$branchId}", search: { branch, step: "when" } })}
        home="/"
        page={address}
      >
        <div className="mx-auto flex w-full max-w-[72rem] flex-col gap-6 px-4 pt-6 pb-10 sm:px-6">
          {instead ??
            (session ? (
              <Fragment key={session.token}>{children({ organisation, session, words })}</Fragment>
            ) : (
              <SignIn orgId={organisation._id} notice={notice} />
            ))}
        </div>
      </SiteFrame>
    </LinkProvider>
  );
}
