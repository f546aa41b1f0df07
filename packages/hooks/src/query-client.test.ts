import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createCarrelQueryClient } from "./query-client";

/** How often a query that always fails was asked by the time that it gave up. */
async function asked(client = createCarrelQueryClient()) {
  const queryFn = vi.fn(() => Promise.reject(new Error("Broken")));
  const observer = new QueryObserver(client, { queryKey: ["any"], queryFn, retryDelay: 0 });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  stop();
  return queryFn.mock.calls.length;
}

it("asks once for what fails: retrying is the client's", async () => {
  expect(await asked()).toBe(1);
});

it("does otherwise where the application says so", async () => {
  expect(await asked(createCarrelQueryClient({ queries: { retry: 2 } }))).toBe(3);
});
