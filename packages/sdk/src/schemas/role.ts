import * as z from "zod";
import { PERMISSIONS } from "../contract/permissions";
import { Count, distinctList, Id, page, readOnly, requiredName, stamps, text } from "./common";
import { Permission } from "./session";

const fields = {
  /** Unique in the organisation, in whatever case. */
  name: requiredName(60),
  description: text(500).optional(),
  /** None: such a role signs in and sees nothing. */
  permissions: distinctList(Permission).max(PERMISSIONS.length, "Name each permission once"),
};

/** What a group of people may do. */
export const Role = z.object({
  _id: Id,
  ...fields,
  description: text(500),
  permissions: z.array(Permission),
  /** One that every organisation starts with; it can be neither changed nor deleted. */
  isSystem: z.boolean(),
  /** People who hold it. */
  userCount: Count,
  ...stamps,
});
export interface Role extends z.infer<typeof Role> {}

export const AddRole = z.strictObject(fields);
export interface AddRole extends z.input<typeof AddRole> {}

/** The fields to change; `permissions` replaces all of them. */
export const UpdateRole = z.strictObject({ ...AddRole.partial().shape, ...readOnly("isSystem", "userCount"), _id: Id });
export interface UpdateRole extends z.input<typeof UpdateRole> {}

export const RolePage = page(Role);

/** One thing that a role can allow. */
export const PermissionItem = z.object({
  key: Permission,
  /** The part of the key before the dot, such as `desks`. */
  area: text(40),
  /** The part of the key after the dot, such as `read`. */
  action: text(40),
  /** In the organisation's wording, such as "See seats". */
  label: text(120),
});
export interface PermissionItem extends z.infer<typeof PermissionItem> {}
