import type { AddBranch, Branch, BranchQuery, UpdateBranch } from "../schemas/branch";
import type { ById, Deleted } from "../schemas/common";
import type { PageInRoom } from "../schemas/plan-room";
import { joined, read, write } from "./operation";
import { publicBranches } from "./public-branches";

const staffBranches = {
  /**
   * Lists the branches that the person may work in, a page at a time; `room`: how many there are in all, and fit.
   * @example const { data, totalRecords } = await client.branches.list({ status: "ACTIVE", limit: 20, page: 1 });
   */
  list: read<BranchQuery, PageInRoom<Branch>>("POST /co-space/branches", {
    query: ["limit", "page", "search", "status"],
    page: "totalRecords",
    limit: 20,
    fallback: "Failed to fetch branch data",
  }),

  /**
   * Reads one branch.
   * @example const branch = await client.branches.get({ id });
   */
  get: read<ById, Branch>("GET /co-space/branches/id/{id}", { fallback: "Failed to fetch branch data" }),

  /**
   * Adds a branch; opening hours default to 09:00–21:00 every day. No two of an organisation share a name (409
   * `branch_name_taken`) or a code (409 `branch_code_taken`), in any case of letters. 403 `plan_limit` when the plan has
   * no room.
   * @example const branch = await client.branches.add({ name: "Pier 4", timezone: "Asia/Kolkata" });
   */
  add: write<AddBranch, Branch>("POST /co-space/branches/add", {
    creates: true,
    touches: ["branches", "auth", "dashboard", "subscription"],
  }),

  /**
   * Changes fields of a branch; its timings or features alone as well. Its name and code stay its own (409
   * `branch_name_taken`, `branch_code_taken`). Activating it takes room (403 `plan_limit`).
   * @example await client.branches.update({ _id: branch._id, features: ["wifi", "quiet"] });
   */
  update: write<UpdateBranch, Branch>("PUT /co-space/branches/update", {
    touches: ["branches", "desks", "dashboard", "subscription"],
  }),

  /**
   * Deletes a branch that has no desks and is not the only one that a fee plan names (409 `branch_in_use` otherwise).
   * @example await client.branches.remove({ id: branch._id });
   */
  remove: write<ById, Deleted>("DELETE /co-space/branches/{id}", {
    removes: true,
    touches: ["branches", "auth", "dashboard", "subscription"],
  }),
};

export const branches: typeof publicBranches & typeof staffBranches = joined(publicBranches, staffBranches);
