import type { GalleryImage } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";

type Tenancy = Pick<Context, "db" | "orgId">;

/** The pictures of a branch, the first one first. */
export const imagesOf = ({ db, orgId }: Tenancy, branchId: string): Promise<Row<"galleryImages">[]> =>
  db
    .selectFrom("galleryImages")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("branchId", "=", branchId)
    .orderBy("position")
    .execute();

/** As people get them: in their order, each with an address to read it. */
export const galleryRecord = (
  { fileAddress }: Pick<Context, "fileAddress">,
  rows: readonly Row<"galleryImages">[],
): Promise<GalleryImage[]> =>
  Promise.all(rows.map(async ({ fileKey }, order) => ({ key: fileKey, url: (await fileAddress(fileKey)).url, order })));

/**
 * A branch, locked: who adds to its gallery, or takes from it, does so alone.
 * @throws Failure 404 for a branch that doesn't exist, is another tenant's, or is not the person's
 */
export async function lockBranch({ db, orgId }: Tenancy, branchId: string): Promise<void> {
  const branch = await db
    .selectFrom("branches")
    .select("branchId")
    .where("orgId", "=", orgId)
    .where("branchId", "=", branchId)
    .forUpdate()
    .executeTakeFirst();
  if (!branch) throw notFound("Branch");
}
