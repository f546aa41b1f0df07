import { findOrganisationByCode } from "../database/lookups";
import { storePictures } from "../platform/files/store-pictures";
import type { Ports } from "../ports";
import { DEMO_ORGANISATIONS } from "./demo-data";
import { type DemoRoom, roomLayers } from "./demo-rooms";
import { paint } from "./paint";

type PhotoPorts = Pick<Ports, "database" | "files" | "random" | "clock">;

/**
 * Hangs pictures in the branches of organisations that the demo has just written.
 * @param orgCodes which of them
 * @example await writePhotos(ports, await seedDemo(database, ports));
 */
export async function writePhotos(ports: PhotoPorts, orgCodes: readonly string[]): Promise<void> {
  const painted = new Map<DemoRoom, Promise<Uint8Array<ArrayBuffer>>>();
  const pictureOf = (room: DemoRoom) => {
    const picture = painted.get(room) ?? paint(roomLayers(room));
    painted.set(room, picture);
    return picture;
  };
  for (const { orgCode, branches } of DEMO_ORGANISATIONS) {
    if (!orgCodes.includes(orgCode)) continue;
    for (const { code, rooms = [] } of branches) {
      if (rooms.length > 0) await hang(ports, orgCode, code, await Promise.all(rooms.map(pictureOf)));
    }
  }
}

async function hang(ports: PhotoPorts, orgCode: string, code: string, pictures: readonly Uint8Array<ArrayBuffer>[]) {
  const { database, clock } = ports;
  const organisation = await database.lookup((db) => findOrganisationByCode(db, orgCode));
  if (!organisation) return;
  const { orgId } = organisation;
  const keys = await storePictures(ports, { broughtBy: orgId, ownerId: orgId, folder: "gallery" }, pictures);
  await database.tx({ orgId }, async (db) => {
    const { branchId } = await db
      .selectFrom("branches")
      .select("branchId")
      .where("orgId", "=", orgId)
      .where("code", "=", code)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("galleryImages")
      .values(keys.map((fileKey, position) => ({ orgId, branchId, fileKey, position, createdAt: clock.now() })))
      .execute();
  });
}
