import { type OpenBranch, openBranches } from "../areas/branches/queries";
import { findOrganisationByCode } from "../database/lookups";
import { type Database, DatabaseUnavailableError, type Tenant } from "../database/port";
import { isInactive, requireOpenSite } from "../pipeline/inactive";

/** An organisation whose site is open, with the branches that visitors may book in. */
export interface OpenPlace {
  organisation: Tenant;
  branches: OpenBranch[];
}

/** @returns null where there is none, or it is closed to visitors, or nobody can tell at the moment */
export const findPlace = async (database: Database, orgCode: string): Promise<OpenPlace | null> => {
  try {
    const organisation = await database.lookup(async (db) => {
      const found = await findOrganisationByCode(db, orgCode);
      if (found) await requireOpenSite(db, found);
      return found;
    });
    if (!organisation) return null;
    const { orgId } = organisation;
    return { organisation, branches: await database.tx({ orgId }, (db) => openBranches({ db, orgId })) };
  } catch (error) {
    if (isInactive(error) || error instanceof DatabaseUnavailableError) return null;
    throw error;
  }
};

/** The branch that is meant: the one that was named, or the only one. */
export const branchOf = ({ branches }: OpenPlace, branchId: string | undefined): OpenBranch | undefined =>
  branches.find((branch) => branch.branchId === branchId) ?? (branches.length === 1 ? branches[0] : undefined);

/** The picture that stands for a place, and how it is drawn: a photo fills its frame, a logo is shown whole. */
export const pictureOf = (place: OpenPlace, branchId: string | undefined) => {
  const branch = branchOf(place, branchId);
  const photo = branch ? branch.photos[0] : place.branches.find(({ photos }) => photos.length > 0)?.photos[0];
  if (photo !== undefined) return { key: photo, fit: "cover" } as const;
  const { branding, logoSquare } = place.organisation;
  const logo = branding.logoLarge ?? logoSquare ?? branding.logoSmall;
  return logo === null ? null : ({ key: logo, fit: "contain" } as const);
};
