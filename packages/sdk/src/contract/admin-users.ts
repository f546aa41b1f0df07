import type { AddAdminUser, AdminUser, RemoveAdminUser, UpdateAdminUser } from "../schemas/admin-user";
import type { ById, Deleted, Page, PageQuery } from "../schemas/common";
import { read, write } from "./operation";

export const adminUsers = {
  /**
   * Lists the organisation's staff, a page at a time; `search` looks into name, e-mail address and phone number.
   * @example const { data, totalRecords } = await client.adminUsers.list({ limit: 10, page: 1 });
   */
  list: read<PageQuery, Page<AdminUser>>("POST /admin", {
    query: ["limit", "page", "search"],
    page: "totalRecords",
    limit: 10,
  }),

  /**
   * Reads one person of the staff.
   * @example const person = await client.adminUsers.get({ id });
   */
  get: read<ById, AdminUser>("GET /admin/id/{id}"),

  /**
   * Adds a person to the staff (409 `email_taken`; 403 `plan_limit` when the plan has no room, `forbidden` for a role that allows more than one's own).
   * @example const person = await client.adminUsers.add({ name: "Asha Rao", email: "asha@harbour.test", roleId: role._id, allowedBranches: [branch._id] });
   */
  add: write<AddAdminUser, AdminUser>("POST /admin/add", {
    creates: true,
    touches: ["adminUsers", "roles", "subscription"],
  }),

  /**
   * Mails somebody again how to set a password. Who has signed in already needs no invitation (409 `already_signed_in`), who is deactivated can't follow it (409 `inactive`). At most five an hour for one person.
   * @example await client.adminUsers.invite({ id: person._id });
   */
  invite: write<ById, AdminUser>("POST /admin/{id}/invite", {
    touches: ["adminUsers"],
    addition: true,
  }),

  /**
   * Changes fields of a person; deactivating him ends his sessions. An owner must stay (409 `last_administrator`), nobody changes his own rights (409 `own_account`), nor somebody with more rights (403 `forbidden`) or other branches (403 `branch_scope`).
   * @example await client.adminUsers.update({ _id: person._id, isActive: false });
   */
  update: write<UpdateAdminUser, AdminUser>("PUT /admin/update", {
    touches: ["adminUsers", "roles", "auth"],
  }),

  /**
   * Removes a person of the staff; his sessions and secret keys end. `keys: "takeOver"` makes his keys one's own instead (403 `forbidden` without `apiKeys.write`). Nobody removes himself (409 `own_account`) or the last who may administer (409 `last_administrator`).
   * @example await client.adminUsers.remove({ id: person._id });
   */
  remove: write<RemoveAdminUser, Deleted>("DELETE /admin/{id}", {
    query: ["keys"],
    removes: true,
    touches: ["adminUsers", "roles", "subscription", "apiKeys"],
  }),
};
