import { messageOf } from "@carrel/hooks";
import { ApiError, isUnauthorizedError, SubscriptionExpiredError } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { EmptyState, type EmptyStateProps } from "@carrel/ui/empty-state";
import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NotAllowed } from "../app/may";

export interface FirstUse {
  illustration: EmptyStateProps["illustration"];
  title: string;
  description: string;
  /** The one thing to do first; left out for those who may not. */
  action?: ReactNode;
}

interface EmptyListProps {
  firstUse: FirstUse;
  /** What is searched for; undefined when nothing is. */
  search: string | undefined;
  /** What a tab shows where nothing is searched for: "pending bookings". */
  tab?: string | undefined;
  onClear: () => void;
}

/** A list without rows: nothing there yet, or nothing that fits the search or the tab. */
export function EmptyList({ firstUse, search, tab, onClear }: EmptyListProps) {
  if (!search && !tab) return <EmptyState kind="first-use" {...firstUse} />;
  return (
    <EmptyState
      kind="filtered"
      title={search ? `Nothing fits “${search}”` : `No ${tab}`}
      description={search ? "Try fewer letters, or another spelling." : undefined}
      action={<Button onClick={onClear}>{search ? "Clear the search" : "Show all"}</Button>}
    />
  );
}

/** Whether it is closed to people of some branches, whatever their role. */
const isForEveryBranch = (error: unknown) =>
  (error instanceof NotAllowed && error.lacks === "everyBranch") ||
  (error instanceof ApiError && error.code === "branch_scope");

/** Whether it is closed to the person: trying again would not help. */
export const isForbidden = (error: unknown) => error instanceof NotAllowed || isUnauthorizedError(error);

interface FailedListProps {
  /** What failed: "These bookings". */
  what?: string;
  error: unknown;
  onRetry: () => void;
  /** 1 where it stands instead of a whole screen. */
  headingLevel?: 1 | 2;
}

/** What could not be read: forbidden, gone, or failed and worth another try. */
export function FailedList({ what = "This list", error, onRetry, headingLevel = 2 }: FailedListProps) {
  // Refused before it was sent: whoever is told so first has to be led away from here.
  if (error instanceof SubscriptionExpiredError) return <Navigate to="/subscription-expired" />;
  if (isForEveryBranch(error)) {
    return (
      <EmptyState
        headingLevel={headingLevel}
        kind="forbidden"
        title="This is for people of every branch"
        description="You work in some branches only. Ask an owner of your organisation for access to every branch."
      />
    );
  }
  if (isForbidden(error)) {
    const isEnded = error instanceof ApiError && error.status === 401;
    return (
      <EmptyState
        headingLevel={headingLevel}
        kind="forbidden"
        title={isEnded ? "Your session has ended" : "Your role does not include this"}
        description={isEnded ? "Sign in again to see this." : "Ask an owner of your organisation to change your role."}
      />
    );
  }
  // 400: the address holds no id at all.
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        headingLevel={headingLevel}
        kind="filtered"
        illustration="not-found"
        title="There is nothing at this address"
        description="It may have been deleted, or the link is incomplete."
      />
    );
  }
  return (
    <EmptyState
      headingLevel={headingLevel}
      kind="error"
      title={`${what} could not be loaded`}
      description={messageOf(error)}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      action={
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
