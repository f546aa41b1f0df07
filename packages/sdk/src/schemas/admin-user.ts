import * as z from "zod";
import { distinctList, Email, Id, Instant, Phone, readOnly, requiredName, stamps, text } from "./common";
import { UnsentCause } from "./mail";
import { pageInRoom } from "./plan-room";

const fields = {
  name: requiredName(120),
  /** One address, one person over the whole platform, once it is proven. */
  email: Email,
  phone: Phone.optional(),
  roleId: Id,
  /** Branches that he may work in; without effect on a default user. */
  allowedBranches: distinctList(Id).max(200, "Choose at most 200 branches").optional(),
  /** May work in every branch, also in those to come. */
  isDefaultUser: z.boolean().optional(),
  /** Somebody inactive can't sign in. */
  isActive: z.boolean().optional(),
  /** Wants a mailed code at sign-in. */
  twoFactor: z.boolean().optional(),
};

/** A person of the organisation's staff. */
export const AdminUser = z.object({
  _id: Id,
  ...fields,
  phone: text(24),
  roleName: text(60),
  allowedBranches: z.array(Id),
  /** The branch that his lists cover; null while there is none. */
  selectedBranch: Id.nullable(),
  isDefaultUser: z.boolean(),
  isActive: z.boolean(),
  twoFactor: z.boolean(),
  /** Has not followed the invitation yet: nobody can sign in so far, and the address is not proven. */
  invited: z.boolean(),
  /** The address that is on its way: it counts once its owner has opened the link in his mail. Null: none. */
  pendingEmail: Email.nullable(),
  /** Why the mail of his invitation, or of his new address, has not left; null: it has, or there is none. */
  inviteUnsent: UnsentCause.nullable(),
  /** Null: has never signed in. */
  lastLoginAt: Instant.nullable(),
  ...stamps,
});
export interface AdminUser extends z.infer<typeof AdminUser> {}

/** A new person. He is mailed a link, by which he proves his address and sets a password. */
export const AddAdminUser = z.strictObject(fields);
export interface AddAdminUser extends z.input<typeof AddAdminUser> {}

/**
 * The fields to change; what is left out stays as it is. Nobody sets another's password, and nobody picks another's
 * branch: with `selectedBranch` alone the same route is `auth.selectBranch`.
 */
export const UpdateAdminUser = z
  .strictObject({
    ...z.strictObject(fields).partial().shape,
    phone: z.union([Phone, z.literal("")]).optional(),
    ...readOnly("roleName", "selectedBranch", "invited", "pendingEmail", "inviteUnsent", "lastLoginAt"),
    _id: Id,
  })
  .refine(({ _id, selectedBranch, ...others }) => selectedBranch === undefined || Object.keys(others).length > 0, {
    path: ["selectedBranch"],
    message: "Nobody picks another's branch",
  });
export interface UpdateAdminUser extends z.input<typeof UpdateAdminUser> {}

export const AdminUserPage = pageInRoom(AdminUser);

/** `keys`: what becomes of the person's secret keys. They end with him, or the caller takes them over. */
export const RemoveAdminUser = z.strictObject({ id: Id, keys: z.enum(["revoke", "takeOver"]).default("revoke") });
export interface RemoveAdminUser extends z.input<typeof RemoveAdminUser> {}

/** A person of the staff, and one of his sessions. */
export const EndSession = z.strictObject({ id: Id, sessionId: Id });
export interface EndSession extends z.infer<typeof EndSession> {}
