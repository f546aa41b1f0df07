import { findOrganisation } from "../database/lookups";
import type { LookupTransaction, Tenant } from "../database/port";
import { Failure } from "../failure";

const INACTIVE = "organisation_inactive";

const inactive = (message: string) => new Failure({ status: 403, code: INACTIVE, message });

/** 403, to its own people and keys: the organisation was deactivated. Everything of it stays as it is. */
export const organisationInactive = ({ orgName }: Pick<Tenant, "orgName">) =>
  inactive(`${orgName} is deactivated at the moment. Nothing is lost: it all works again once it is activated.`);

export const isInactive = (error: unknown): error is Failure => error instanceof Failure && error.code === INACTIVE;

/**
 * Lets visitors in where the organisation is active, and its reseller too.
 * @throws Failure 403 `organisation_inactive`
 */
export const requireOpenSite = async (db: LookupTransaction, organisation: Tenant): Promise<void> => {
  const { isActive, resellerId } = organisation;
  const isOpen = isActive && (resellerId === null || (await findOrganisation(db, resellerId))?.isActive !== false);
  if (isOpen) return;
  throw inactive(`${organisation.orgName} is closed to visitors at the moment. Bookings are kept: try again later.`);
};
