import { expect, it } from "vitest";
import { contract } from "../contract";
import { createClient } from "./create-client";

const needed = { status: false, code: "confirmation_needed", message: "Confirm that it is you first." };
const role = { name: "Evening shift", permissions: [] };

/** A server that asks so often for a confirmed session, and then does as it is told. */
function clientOf(times: number, confirm?: () => Promise<boolean>) {
  const sent: { body: unknown; key: string | null }[] = [];
  const client = createClient(
    {
      baseUrl: "https://api.test",
      retries: 0,
      ...(confirm && { confirm }),
      async fetch(_, init) {
        sent.push({ body: init?.body, key: new Headers(init?.headers).get("idempotency-key") });
        return sent.length <= times
          ? Response.json(needed, { status: 403 })
          : Response.json({ status: true, data: { _id: "1", ...role } }, { status: 201 });
      },
    },
    contract,
  );
  return { client, sent };
}

it("sends a call again, as it was, once the person confirmed", async () => {
  const { client, sent } = clientOf(1, async () => true);
  expect(await client.roles.add(role, { idempotencyKey: "once" })).toMatchObject(role);
  expect(sent).toEqual([
    { body: JSON.stringify(role), key: "once" },
    { body: JSON.stringify(role), key: "once" },
  ]);
});

it("asks again where the server does", async () => {
  let asked = 0;
  const { client, sent } = clientOf(2, async () => {
    asked += 1;
    return true;
  });
  await client.roles.add(role);
  expect([asked, sent.length]).toEqual([2, 3]);
});

it.each([
  ["who says no", async () => false],
  ["where nobody is asked", undefined],
])("fails for one %s", async (_, confirm) => {
  const { client, sent } = clientOf(1, confirm);
  await expect(client.roles.add(role)).rejects.toMatchObject({ status: 403, code: "confirmation_needed" });
  expect(sent).toHaveLength(1);
});
