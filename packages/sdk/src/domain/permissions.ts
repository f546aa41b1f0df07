import type { Permission } from "../contract/permissions";

/** Over what belongs to all branches, or tells of them at once. */
const OF_EVERY_BRANCH: ReadonlySet<Permission> = /* @__PURE__ */ new Set<Permission>([
  "roles.write",
  "organisation.write",
  "website.write",
  "subscription.write",
  "resellers.write",
  "superOrg.write",
  "notifications.write",
  "help.write",
  "tracking.read",
  "tracking.write",
  "auditLog.read",
]);

/**
 * Whether a permission counts only for somebody who may work in every branch: a person of some branches, and his secret
 * key, get 403 `branch_scope` even where the role allows it.
 * @example needsEveryBranch("roles.write") // true
 */
export const needsEveryBranch = (permission: Permission): boolean => OF_EVERY_BRANCH.has(permission);

/** What of a session says what its person may do. */
interface Allowed {
  readonly permissions: readonly Permission[];
  /** Whether he may work in every branch. */
  readonly isDefaultUser: boolean;
}

/**
 * Whether a session's person may do something: his role allows it, and he works in every branch where it belongs to all
 * of them. Screens hide by it; only the server decides.
 * @param session null or undefined while nobody is signed in
 * @example can(session, "bookings.write")
 */
export function can(session: Allowed | null | undefined, permission: Permission): boolean {
  if (!session?.permissions.includes(permission)) return false;
  return session.isDefaultUser || !needsEveryBranch(permission);
}
