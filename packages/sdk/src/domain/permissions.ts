import type { Permission } from "../contract/permissions";

/**
 * Whether a session's role allows something. Screens hide by it; only the server decides.
 * @param session null or undefined while nobody is signed in
 * @example can(session, "bookings.write")
 */
export function can(
  session: { readonly permissions: readonly Permission[] } | null | undefined,
  permission: Permission,
): boolean {
  return session?.permissions.includes(permission) ?? false;
}
