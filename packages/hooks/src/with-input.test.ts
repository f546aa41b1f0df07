import type { Desk } from "@carrel/sdk";
import { MutationObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { run } from "./run";
import { createHouse, deskNamed } from "./testing/house";
import { withInput } from "./with-input";

it("makes the input when the write is sent, and stays the same call", async () => {
  const desk = { ...deskNamed("A1"), zone: "North" };
  const sent: string[] = [];
  const { client, q, queryClient, called } = createHouse({
    desks: {
      get: () => desk,
      update: ({ zone = "" }) => {
        sent.push(zone);
        desk.zone = zone;
        return desk;
      },
    },
  });
  const rezone = withInput(q.desks.update(), async (change: (zone: string) => string) => {
    const now: Desk = await client.desks.get({ id: desk._id });
    return { _id: now._id, zone: change(now.zone ?? "") };
  });
  const { queryKey } = q.desks.list({});
  queryClient.setQueryData<unknown>(queryKey, {});
  await run(queryClient, rezone, (zone) => `${zone}-East`);
  await new MutationObserver(queryClient, rezone).mutate((zone) => `${zone}, first floor`);
  expect(sent).toEqual(["North-East", "North-East, first floor"]);
  expect(called()).toEqual(["desks.get", "desks.update", "desks.get", "desks.update"]);
  expect(rezone.mutationKey).toEqual(["desks", "update"]);
  // Retrying is the client's.
  expect(rezone.retry).toBe(false);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
