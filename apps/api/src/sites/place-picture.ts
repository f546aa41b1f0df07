import type { BookableOrganisation, PublicBranch, PublicOrganisation } from "@carrel/sdk";

/** The branch that is meant: the one that was named, or the only one. */
export const branchOf = ({ branches }: BookableOrganisation, branchId: string | undefined): PublicBranch | undefined =>
  branches.find(({ _id }) => _id === branchId) ?? (branches.length === 1 ? branches[0] : undefined);

/** The id in a stored file's key. */
export const fileIdOf = (key: string) => key.slice(-41, -5);

/**
 * The picture that stands for a place, and how it is drawn: a photo fills its frame, a logo is shown whole.
 * @param photoId one of the branch's photos; none: the first, or a logo
 */
export const pictureOf = (place: BookableOrganisation, branchId: string | undefined, photoId?: string) => {
  const branch = branchOf(place, branchId);
  if (photoId !== undefined) {
    const key = branch?.photos.find((one) => fileIdOf(one) === photoId);
    return key === undefined ? null : ({ key, fit: "cover" } as const);
  }
  const photo = branch ? branch.photos[0] : place.branches.find(({ photos }) => photos.length > 0)?.photos[0];
  if (photo !== undefined) return { key: photo, fit: "cover" } as const;
  const { branding, logoSquare } = place;
  return whole(branding.logoLarge ?? logoSquare ?? branding.logoSmall);
};

const whole = (key: string | null) => (key === null ? null : ({ key, fit: "contain" } as const));

/** An organisation's logo where there is room for a small one. */
export const logoOf = ({ branding, logoSquare }: Pick<PublicOrganisation, "branding" | "logoSquare">) =>
  whole(logoSquare ?? branding.logoSmall ?? branding.logoLarge);
