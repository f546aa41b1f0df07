import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { makeStale } from "./make-stale";

/** A query of an area, each answer of which is given by hand. */
function ask(client: QueryClient, queryKey: readonly string[]) {
  const answers: ((data: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: 60_000 });
  const stop = observer.subscribe(() => undefined);
  const answer = async (data: string) => {
    answers.at(-1)?.(data);
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe(data));
  };
  return { stop, answer, asked: () => answers.length };
}

it("fetches what is on screen again, in the areas that were touched", async () => {
  const client = new QueryClient();
  const [desks, plans] = [ask(client, ["desks", "list"]), ask(client, ["feePlans", "list"])];
  await desks.answer("free");
  await plans.answer("hour");
  makeStale(client, ["desks"]);
  expect([desks.asked(), plans.asked()]).toEqual([2, 1]);
  await desks.answer("taken");
});

it("leaves alone what names the removed record", async () => {
  const client = new QueryClient();
  const gone = ask(client, ["desks", "get", "d1"]);
  await gone.answer("free");
  makeStale(client, ["desks"], { id: "d1" });
  expect(gone.asked()).toBe(1);
});

it("asks again for what was on its way for the first time", async () => {
  const client = new QueryClient();
  const { answer, asked } = ask(client, ["notifications", "get"]);
  makeStale(client, ["notifications"]);
  expect(asked()).toBe(1);
  await answer("unread");
  await vi.waitFor(() => expect(asked()).toBe(2));
  await answer("read");
});

it("is stale where nobody looks any more once it is there", async () => {
  const client = new QueryClient();
  const { stop, answer, asked } = ask(client, ["notifications", "get"]);
  makeStale(client, ["notifications"]);
  stop();
  await answer("unread");
  await vi.waitFor(() => expect(client.getQueryState(["notifications", "get"])?.isInvalidated).toBe(true));
  expect(asked()).toBe(1);
});
