import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import { publishedFiles } from "../../database/lookups";
import { conflict, notFound } from "../../failure";
import type { Available } from "../../pending";
import { findBranch } from "../branches/queries";
import { galleryRecord, imagesOf, lockBranch, placeImages } from "./queries";

/** Pictures that a branch may have. */
const AT_MOST = 50;

export const galleryHandlers: AreaHandlers<Available, Validation, "gallery"> = {
  async list(context) {
    const { branchId } = await findBranch(context, context.input.branchId);
    return galleryRecord(context, await imagesOf(context, branchId));
  },

  async upload(context) {
    const { db, orgId, input, now } = context;
    const { branchId } = input;
    await lockBranch(context, branchId);
    const before = await imagesOf(context, branchId);
    if (before.length + input.images.length > AT_MOST) {
      throw conflict(
        "gallery_full",
        `A branch shows at most ${AT_MOST} pictures, and this one has ${before.length}. Remove some first.`,
      );
    }
    const next = (before.at(-1)?.position ?? -1) + 1;
    await db
      .insertInto("galleryImages")
      .values(
        input.images.map((image, place) => ({
          orgId,
          branchId,
          fileKey: context.storedKey(image),
          position: next + place,
          createdAt: now,
        })),
      )
      .execute();
    const after = await imagesOf(context, branchId);
    context.audit({ before: { images: before.map(keyOf) }, after: { images: after.map(keyOf) } });
    return (await galleryRecord(context, after)).slice(before.length);
  },

  async removeImage(context) {
    const { db, orgId, input } = context;
    const { branchId } = input;
    await lockBranch(context, branchId);
    const before = await imagesOf(context, branchId);
    const removed = await db
      .deleteFrom("galleryImages")
      .where("orgId", "=", orgId)
      .where("branchId", "=", branchId)
      .where("fileKey", "=", input.imageKey)
      .returning("fileKey")
      .executeTakeFirst();
    if (!removed) throw notFound("Image");
    const after = before.filter(({ fileKey }) => fileKey !== removed.fileKey);
    context.audit({ before: { images: before.map(keyOf) }, after: { images: after.map(keyOf) } });
    return galleryRecord(context, after);
  },

  async reorder(context) {
    const { db, orgId, input } = context;
    const { branchId, keys } = input;
    await lockBranch(context, branchId);
    const before = await imagesOf(context, branchId);
    const places = new Map(keys.map((key, place) => [key, place]));
    const after = before
      .filter(({ fileKey }) => places.has(fileKey))
      .sort((one, other) => Number(places.get(one.fileKey)) - Number(places.get(other.fileKey)));
    if (after.length !== before.length || after.length !== keys.length) {
      throw conflict(
        "gallery_changed",
        "The photos have changed meanwhile. Look at them again, then put them in order.",
      );
    }
    await placeImages({ db, orgId }, branchId, keys);
    context.audit({ before: { images: before.map(keyOf) }, after: { images: keys }, recordId: branchId });
    return galleryRecord(context, after);
  },

  async signedUrls({ db, input, fileAddress }) {
    const published = await publishedFiles(db, input.keys);
    return Promise.all(published.map(async (key) => ({ key, ...(await fileAddress(key)) })));
  },
};

const keyOf = ({ fileKey }: { fileKey: string }) => fileKey;
