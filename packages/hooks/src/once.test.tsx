// @vitest-environment jsdom
import { refuse } from "@carrel/sdk/testing";
import { useMutation } from "@tanstack/react-query";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { useOnce } from "./once";
import { run } from "./run";
import { createHouse, deskNamed, idOf } from "./testing/house";
import { renderHook } from "./testing/render-hook";

const off = { _id: idOf("A1"), isActive: false };
const on = { _id: idOf("A1"), isActive: true };

/** A house whose answers fail as long as its test says so; `keys` are those under which writes came, by their first place. */
function house() {
  const server = { fails: true };
  const made = createHouse({
    desks: { update: () => (server.fails ? refuse(500, { message: "Failed" }) : deskNamed("A1")) },
  });
  const keys = () => {
    const all = made.calls.map(({ request }) => request.headers.get("idempotency-key"));
    expect(all.every((key) => key !== null && key !== "")).toBe(true);
    return all.map((key) => all.indexOf(key));
  };
  return { ...made, server, keys };
}

describe("useOnce", () => {
  it("sends the same wish under the same key until it was granted", async () => {
    const { client, queryClient, q, server, keys } = house();
    const form = () => renderHook(client, queryClient, () => useMutation(q.desks.update({ once: useOnce() })));
    const screen = await form();
    const send = (input: typeof off) =>
      act(
        async () =>
          void (await screen
            .current()
            .mutateAsync(input)
            .catch(() => 0)),
      );
    await send(off);
    await send(off);
    expect(keys()).toEqual([0, 0]);
    // Another wish, and the first again, which is another wish by then.
    await send(on);
    await send(off);
    expect(keys()).toEqual([0, 0, 2, 3]);
    server.fails = false;
    await send(off);
    await send(off);
    expect(keys()).toEqual([0, 0, 2, 3, 3, 5]);
    await screen.unmount();
  });

  it("is each form's own", async () => {
    const { client, queryClient, q, keys } = house();
    for (let opened = 0; opened < 2; opened += 1) {
      const form = await renderHook(client, queryClient, () => useMutation(q.desks.update({ once: useOnce() })));
      await act(
        async () =>
          void (await form
            .current()
            .mutateAsync(off)
            .catch(() => 0)),
      );
      await form.unmount();
    }
    expect(keys()).toEqual([0, 1]);
  });
});

it("a key of one's own goes out as it is, also by `run`", async () => {
  const { queryClient, q, server, calls } = house();
  server.fails = false;
  await run(queryClient, q.desks.update({ once: "photo-1" }), off);
  await run(queryClient, q.desks.update(), off);
  expect(calls.map(({ request }) => request.headers.get("idempotency-key"))).toEqual(["photo-1", null]);
});
