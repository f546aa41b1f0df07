import type { GalleryImage } from "@carrel/sdk/schemas";
import { sql } from "kysely";
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

/** Puts the pictures of a branch at the places of their keys; the branch must be locked. */
export async function placeImages({ db, orgId }: Tenancy, branchId: string, keys: readonly string[]): Promise<void> {
  await sql`
    update gallery_images set position = place.position - 1
    from unnest(${keys}::text[]) with ordinality as place (file_key, position)
    where org_id = ${orgId} and branch_id = ${branchId} and gallery_images.file_key = place.file_key
  `.execute(db);
}

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
