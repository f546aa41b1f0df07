import type { AdminUser } from "@carrel/sdk";
import { StatusBadge } from "@carrel/ui/status-badge";

/** Whether somebody can sign in, and ever did. */
export function PersonState({
  person,
}: {
  person: Pick<AdminUser, "isActive" | "invited" | "inviteUnsent" | "lastLoginAt">;
}) {
  if (!person.isActive) return <StatusBadge tone="neutral">Deactivated</StatusBadge>;
  if (person.invited && person.inviteUnsent) return <StatusBadge tone="warning">Invitation not sent</StatusBadge>;
  if (person.invited) return <StatusBadge tone="info">Invited</StatusBadge>;
  return person.lastLoginAt ? (
    <StatusBadge tone="success">Active</StatusBadge>
  ) : (
    <StatusBadge tone="info">Not signed in yet</StatusBadge>
  );
}
