import type { AddAdminUser, AdminUser, EndSession, RemoveAdminUser, UpdateAdminUser } from "../schemas/admin-user";
import type { OwnSession, SecondFactors } from "../schemas/auth";
import type { ById, Deleted, PageQuery } from "../schemas/common";
import type { PageInRoom } from "../schemas/plan-room";
import { read, write } from "./operation";

export const adminUsers = {
  /**
   * Lists the organisation's staff, a page at a time; `search` looks into name, e-mail address and phone number. `room`: how many there are in all, and fit.
   * @example const { data, totalRecords } = await client.adminUsers.list({ limit: 10, page: 1 });
   */
  list: read<PageQuery, PageInRoom<AdminUser>>("POST /admin", {
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
   * Invites a person to the staff: a mailed link, good for 7 days, proves his address and sets his password. Whoever has no branch gets the only one that there is; where there are several, they have to be named. An address that belongs to an account elsewhere is answered like any other, and its owner told by mail (409 `email_taken` for somebody of one's own organisation; 403 `plan_limit` when the plan has no room, `forbidden` for a role that allows more than one's own).
   * @example const person = await client.adminUsers.add({ name: "Asha Rao", email: "asha@harbour.test", roleId: role._id, allowedBranches: [branch._id] });
   */
  add: write<AddAdminUser, AdminUser>("POST /admin/add", {
    confirmed: true,
    creates: true,
    touches: ["adminUsers", "mails", "roles", "subscription"],
  }),

  /**
   * Mails somebody his invitation again; the link in the mail before ends. Who has followed it needs no other (409 `already_signed_in`), who is deactivated can't follow it (409 `inactive`). At most five an hour for one person.
   * @example await client.adminUsers.invite({ id: person._id });
   */
  invite: write<ById, AdminUser>("POST /admin/{id}/invite", { touches: ["adminUsers", "mails"], addition: true }),

  /**
   * Changes fields of a person. A new address counts once the link in its mail was opened, and is `pendingEmail` until then; sent again, it is mailed again. Deactivating him ends his sessions; activating him takes room (403 `plan_limit`). An owner must stay (409 `last_administrator`), nobody changes his own rights (409 `own_account`), nor somebody with more rights (403 `forbidden`) or other branches (403 `branch_scope`).
   * @example await client.adminUsers.update({ _id: person._id, isActive: false });
   */
  update: write<UpdateAdminUser, AdminUser>("PUT /admin/update", {
    confirmed: ["email", "twoFactor", "roleId", "allowedBranches", "isDefaultUser"],
    touches: ["adminUsers", "mails", "roles", "auth", "subscription"],
  }),

  /**
   * Leaves a person's address as it is: the link that was mailed to the new one ends.
   * @example await client.adminUsers.cancelEmailChange({ id: person._id });
   */
  cancelEmailChange: write<ById, AdminUser>("DELETE /admin/{id}/email-change", {
    touches: ["adminUsers", "mails", "auth"],
    addition: true,
  }),

  /**
   * Lists where a person of the staff is signed in, newest first. Nobody sees it of somebody with more rights (403 `forbidden`) or other branches (403 `branch_scope`).
   * @example const running = await client.adminUsers.sessions({ id: person._id });
   */
  sessions: read<ById, OwnSession[]>("GET /admin/{id}/sessions", { permission: "adminUsers.write", addition: true }),

  /**
   * Ends one session of a person of the staff; its token then answers 7067. Refused as `sessions` is.
   * @example for (const { _id: sessionId } of running) await client.adminUsers.endSession({ id: person._id, sessionId });
   */
  endSession: write<EndSession, Deleted>("DELETE /admin/{id}/sessions/{sessionId}", {
    touches: ["adminUsers", "auth"],
    addition: true,
  }),

  /**
   * Reads what a person of the staff signs in with beside his password. Refused as `sessions` is.
   * @example const { factors, mailCodes } = await client.adminUsers.secondFactors({ id: person._id });
   */
  secondFactors: read<ById, SecondFactors>("GET /admin/{id}/second-factors", {
    permission: "adminUsers.write",
    addition: true,
  }),

  /**
   * Takes all second factors off a person of the staff who can't get at them; he is mailed (409 `no_second_factor` where
   * there are none, `own_account` for one's own). Refused as `sessions` is.
   * @example await client.adminUsers.removeSecondFactors({ id: person._id });
   */
  removeSecondFactors: write<ById, AdminUser>("DELETE /admin/{id}/second-factors", {
    confirmed: true,
    touches: ["adminUsers", "auth"],
    addition: true,
  }),

  /**
   * Removes a person of the staff; his sessions and secret keys end. `keys: "takeOver"` makes his keys one's own instead (403 `forbidden` without `apiKeys.write`). Nobody removes himself (409 `own_account`) or the last who may administer (409 `last_administrator`).
   * @example await client.adminUsers.remove({ id: person._id });
   */
  remove: write<RemoveAdminUser, Deleted>("DELETE /admin/{id}", {
    query: ["keys"],
    confirmed: true,
    removes: true,
    touches: ["adminUsers", "roles", "subscription", "apiKeys"],
  }),
};
