import { addDays, localDateOf } from "@carrel/sdk/domain";
import { json } from "../database/json";
import { DEMO_TIMEZONE } from "./demo-data";
import { DEMO_INSTALLATIONS } from "./demo-installations";
import type { SeedContext } from "./seed-context";

const DAY = 86_400_000;

/**
 * Writes what an organisation asked to be set up.
 * @param technician somebody of the super organisation, who has what isn't new
 */
export async function writeInstallations(
  { db, orgId, now, random }: Pick<SeedContext, "db" | "orgId" | "now" | "random">,
  orgCode: string,
  technician: { userId: string; name: string },
): Promise<void> {
  for (const { daysAgo, preferredIn, address, ...request } of DEMO_INSTALLATIONS[orgCode] ?? []) {
    const createdAt = new Date(now.getTime() - daysAgo * DAY);
    const isTaken = request.status !== "REQUESTED" && request.status !== "CANCELLED";
    await db
      .insertInto("installationRequests")
      .values({
        orgId,
        requestId: random.id(),
        ...request,
        address: json(address),
        preferredDate: preferredIn === undefined ? null : addDays(localDateOf(now, DEMO_TIMEZONE), preferredIn),
        assignedTo: isTaken ? technician.userId : null,
        assignedName: isTaken ? technician.name : null,
        createdAt,
        updatedAt: createdAt,
      })
      .execute();
  }
}
