import type { ContactMessage } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { contactRecord } from "../contact/record";

/** The message of a stranger that a notification tells of; null for one that tells of something else. */
export async function toldMessage(
  { db, orgId }: Pick<Context, "db" | "orgId">,
  { type, eventId }: Pick<Row<"notifications">, "type" | "eventId">,
): Promise<ContactMessage | null> {
  if (type !== "contact_received") return null;
  const found = await db
    .selectFrom("notificationEvents as e")
    .innerJoin("contactMessages as m", (join) =>
      join.onRef("m.orgId", "=", "e.orgId").onRef("m.messageId", "=", "e.subjectId"),
    )
    .selectAll("m")
    .where("e.orgId", "=", orgId)
    .where("e.eventId", "=", eventId)
    .executeTakeFirst();
  return found ? contactRecord(found) : null;
}
