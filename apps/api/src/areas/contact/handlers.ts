import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { tenantOf } from "../tenant";
import { takeRoom } from "./room";

export const contactHandlers: AreaHandlers<Available, Validation, "contact"> = {
  async send(context) {
    const { orgId } = tenantOf(context);
    const { db, input, now, random } = context;
    const { homepage, name, email, phone = null, subject, message } = input;
    const messageId = random.id();
    const sent = { data: { _id: messageId } };
    // Nobody finds this field but a machine, which learns nothing of it.
    if (homepage) return sent;
    const mails = await takeRoom(context, orgId);
    await db
      .insertInto("contactMessages")
      .values({ orgId, messageId, name, email, phone, subject: subject || null, message, createdAt: now })
      .execute();
    context.announce([
      { type: "contact_received", subjectId: messageId, branchId: null, detail: mails === "all" ? {} : { mails } },
    ]);
    return sent;
  },
};
