/** @returns where the server has a branch's photo in a strip's size; see `apps/api/src/sites/place-photos.ts` */
export const mediumPhoto = (orgCode: string, branchId: string, key: string) =>
  `/photos/${orgCode}/${branchId}/${key.slice(-41, -5)}/medium.jpg`;
