import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { migrateBefore } from "../../testing/migrated-before";
import { testRandom } from "../../testing/rows";
import { migrate } from "../migrate";

const NAME = "0045-mails-at-rest";
const WRITTEN = "2026-11-18T05:30:00.000Z";

eachDatabase(`migration ${NAME}`, (test) => {
  it("takes codes out of subjects, and what mails said that were given up", async () => {
    await migrateBefore(test.database, NAME);
    const orgId = testRandom.id();
    const add = (subject: string, status: string, text: string) =>
      test.database.tx({ orgId }, (db) =>
        sql`insert into mails (org_id, mail_id, to_address, subject, text_body, html_body, status, due_at, created_at)
          values (${orgId}, ${testRandom.id()}, 'asha@athena.test', ${subject}, ${text}, ${text}, ${status}, ${WRITTEN},
            ${WRITTEN})`.execute(db),
      );
    await add("123456 is your Carrel code", "QUEUED", "123456");
    await add("123456 is your Hall 2 code", "SENT", "");
    await add("123456 is your Carrel code", "FAILED", "123456");
    await add("Booking confirmed: Desk D1", "QUEUED", "Bring 123456");
    await migrate(test.database);

    const mails = await test.database.tx({ orgId }, (db) =>
      db.selectFrom("mails").selectAll().orderBy("mailId").execute(),
    );
    expect(
      mails.map(({ subject, status, textBody, goodUntil }) => [subject, status, textBody, goodUntil?.toISOString()]),
    ).toEqual([
      ["Your Carrel code", "QUEUED", "123456", "2026-11-18T05:40:00.000Z"],
      ["Your Hall 2 code", "SENT", "", undefined],
      ["Your Carrel code", "FAILED", "", undefined],
      ["Booking confirmed: Desk D1", "QUEUED", "Bring 123456", undefined],
    ]);
    const waiting = mails.filter(({ status }) => status === "QUEUED");
    expect(waiting.map(({ enqueueAt }) => enqueueAt.toISOString())).toEqual([WRITTEN, WRITTEN]);
  });
});
