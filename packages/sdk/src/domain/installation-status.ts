import type { InstallationStatus } from "../schemas/installation-request";

/** The steps of an installation request. ASSIGNED comes with a person, and REQUESTED again when he gives it back. */
export const INSTALLATION_TRANSITIONS: Readonly<Record<InstallationStatus, readonly InstallationStatus[]>> = {
  REQUESTED: ["ASSIGNED", "CANCELLED"],
  ASSIGNED: ["REQUESTED", "IN_PROGRESS", "CANCELLED"],
  IN_PROGRESS: ["COMPLETED", "CANCELLED"],
  COMPLETED: [],
  CANCELLED: [],
};

/** The steps that a person decides alone, with nobody to name. */
const CHOSEN: ReadonlySet<InstallationStatus> = new Set(["IN_PROGRESS", "COMPLETED", "CANCELLED"]);

/**
 * The statuses that `installationRequests.updateStatus` takes for a request, in the order of the work.
 * @example nextInstallationStatuses("ASSIGNED") // ["IN_PROGRESS", "CANCELLED"]
 */
export const nextInstallationStatuses = (status: InstallationStatus): InstallationStatus[] =>
  INSTALLATION_TRANSITIONS[status].filter((next) => CHOSEN.has(next));

/**
 * Whether a request may still be given to somebody: until it is over.
 * @example isAssignable("COMPLETED") // false
 */
export const isAssignable = (status: InstallationStatus): boolean => INSTALLATION_TRANSITIONS[status].length > 0;
