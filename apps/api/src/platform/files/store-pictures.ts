import type { Ports } from "../../ports";

interface Belonging {
  broughtBy: string;
  ownerId: string;
  folder: string;
}

/**
 * Puts redrawn pictures into the store, each written down before: so the sweep finds it again whatever fails after.
 * @returns their keys, in their order
 */
export const storePictures = async (
  { database, files, random, clock }: Pick<Ports, "database" | "files" | "random" | "clock">,
  { broughtBy, ownerId, folder }: Belonging,
  pictures: readonly Uint8Array<ArrayBuffer>[],
): Promise<string[]> => {
  const stored = pictures.map((content) => ({ content, key: `${ownerId}/${folder}/${random.id()}.webp` }));
  const createdAt = clock.now();
  await database.tx({ orgId: broughtBy }, (db) =>
    db
      .insertInto("storedFiles")
      .values(stored.map(({ key }) => ({ orgId: broughtBy, fileKey: key, ownerId, createdAt })))
      .execute(),
  );
  await Promise.all(stored.map(({ key, content }) => files.put(key, content, "image/webp")));
  return stored.map(({ key }) => key);
};
