import type { ById, Page } from "../schemas/common";
import type {
  AddInstallationRequest,
  AssignInstallation,
  ChangeInstallationStatus,
  InstallationRequest,
  InstallationRequestQuery,
} from "../schemas/installation-request";
import { read, write } from "./operation";

export const installationRequests = {
  /**
   * Lists the requests, newest first: one's own organisation's, for staff of the super organisation everybody's.
   * @example const { data } = await client.installationRequests.list({ status: "REQUESTED", limit: 20, page: 1 });
   */
  list: read<InstallationRequestQuery, Page<InstallationRequest>>("GET /installation-requests", {
    query: ["page", "limit", "status"],
    page: "totalRecords",
    limit: 20,
    fallback: "Failed to fetch installation requests",
  }),

  /**
   * Reads one request: of one's own organisation, for staff of the super organisation of any.
   * @example const request = await client.installationRequests.get({ id });
   */
  get: read<ById, InstallationRequest>("GET /installation-requests/{id}", {
    fallback: "Failed to fetch installation request",
    addition: true,
  }),

  /**
   * Asks for an installation.
   * @example await client.installationRequests.add({ contactName: "Asha Rao", phone: "+91 98765 43210", address: { line1: "Pier 4" } });
   */
  add: write<AddInstallationRequest, InstallationRequest>("POST /installation-requests", {
    fallback: "Failed to create installation request",
    touches: ["installationRequests", "notifications", "auth"],
    creates: true,
  }),

  /**
   * Gives a request to somebody, also when another had it. One that is over is 409 `installation_transition`.
   * @example await client.installationRequests.assign({ id: request._id, userId: colleague._id });
   */
  assign: write<AssignInstallation, InstallationRequest>("PATCH /installation-requests/{id}/assign", {
    fallback: "Failed to assign installation request",
    touches: ["installationRequests", "notifications"],
  }),

  /**
   * Takes a request that nobody has (409 `installation_taken` when somebody was quicker).
   * @example await client.installationRequests.selfAssign({ id: request._id });
   */
  selfAssign: write<ById, InstallationRequest>("PATCH /installation-requests/{id}/self-assign", {
    fallback: "Failed to self-assign installation request",
    touches: ["installationRequests"],
  }),

  /**
   * Gives a request back: ASSIGNED → REQUESTED, any other status is 409 `installation_transition`.
   * @example await client.installationRequests.unassign({ id: request._id });
   */
  unassign: write<ById, InstallationRequest>("PATCH /installation-requests/{id}/unassign", {
    fallback: "Failed to unassign installation request",
    touches: ["installationRequests"],
  }),

  /**
   * Moves a request on: ASSIGNED → IN_PROGRESS → COMPLETED, or CANCELLED from any but COMPLETED; any other step is
   * 409 `installation_transition`. REQUESTED and ASSIGNED come from `unassign` and `assign` alone.
   * @example await client.installationRequests.updateStatus({ id: request._id, status: "IN_PROGRESS" });
   */
  updateStatus: write<ChangeInstallationStatus, InstallationRequest>("PATCH /installation-requests/{id}/status", {
    fallback: "Failed to update installation status",
    touches: ["installationRequests"],
  }),
};
