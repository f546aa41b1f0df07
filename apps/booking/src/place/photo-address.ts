/**
 * @param name a size with its ending, such as `w960.avif`
 * @returns where the server has a branch's photo in a size; see `apps/api/src/sites/place-photos.ts`
 */
export const photoAddress = (orgCode: string, branchId: string, key: string, name: string) =>
  `/photos/${orgCode}/${branchId}/${key.slice(-41, -5)}/${name}`;

/** @returns where it is in a strip's size */
export const mediumPhoto = (orgCode: string, branchId: string, key: string) =>
  photoAddress(orgCode, branchId, key, "medium.jpg");
