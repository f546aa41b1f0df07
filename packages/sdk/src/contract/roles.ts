import type { ById, Deleted, Page, PageQuery } from "../schemas/common";
import type { AddRole, PermissionItem, Role, UpdateRole } from "../schemas/role";
import { type Nothing, read, write } from "./operation";

export const roles = {
  /**
   * Lists the organisation's roles, a page at a time.
   * @example const { data, totalRecords } = await client.roles.list({ limit: 10, page: 1 });
   */
  list: read<PageQuery, Page<Role>>("POST /authorize", {
    query: ["limit", "page", "search"],
    page: "totalRecords",
    limit: 10,
  }),

  /**
   * Lists everything that a role of this organisation can allow, area by area.
   * @example const choices = await client.roles.permissions();
   */
  permissions: read<Nothing, PermissionItem[]>("GET /authorize/getPermissions"),

  /**
   * Reads one role.
   * @example const role = await client.roles.get({ id });
   */
  get: read<ById, Role>("GET /authorize/id/{id}"),

  /**
   * Adds a role (409 `role_name_taken`); nobody gives permissions that he lacks himself (403 `forbidden`).
   * @example const role = await client.roles.add({ name: "Evening shift", permissions: ["desks.read", "bookings.read", "bookings.write"] });
   */
  add: write<AddRole, Role>("POST /authorize/add", { confirmed: true, creates: true, touches: ["roles"] }),

  /**
   * Changes fields of a role, at once for everybody who holds it; a system role stays as it is (409 `role_is_system`), and nobody takes permissions from his own (409 `own_role`).
   * @example await client.roles.update({ _id: role._id, permissions: ["desks.read"] });
   */
  update: write<UpdateRole, Role>("PUT /authorize/update", {
    confirmed: true,
    touches: ["roles", "adminUsers", "auth"],
  }),

  /**
   * Deletes a role that nobody holds (409 `role_in_use` otherwise; 409 `role_is_system` for a system role).
   * @example await client.roles.remove({ id: role._id });
   */
  remove: write<ById, Deleted>("DELETE /authorize/{id}", { confirmed: true, removes: true, touches: ["roles"] }),
};
