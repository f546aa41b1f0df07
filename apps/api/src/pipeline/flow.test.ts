import { expect, it } from "vitest";
import type { Reply } from "./envelope";
import { flow, type Next } from "./flow";

const reply = (body: Record<string, unknown>): Reply => ({ status: 200, body });

it("takes its steps in their order, each with what those before it found out", async () => {
  const order: string[] = [];
  const answer = flow<{ name: string }>()
    .check(({ name }) => order.push(`check ${name}`))
    .add(async ({ name }) => {
      order.push("add");
      return { length: name.length };
    })
    .around(async ({ length }, next: Next<{ half: number }>) => {
      order.push("begin");
      const inner = await next({ half: length / 2 });
      order.push("end");
      return { ...inner, status: 201 };
    })
    .end(async (call) => {
      order.push("answer");
      return reply(call);
    });
  expect(await answer({ name: "desk" })).toEqual({ status: 201, body: { name: "desk", length: 4, half: 2 } });
  expect(order).toEqual(["check desk", "add", "begin", "answer", "end"]);
});

it("goes no further than a step that refuses, and tells the steps around it", async () => {
  const seen: unknown[] = [];
  const answer = flow<object>()
    .around(async (_, next: Next) =>
      next({}).catch((error: unknown) => {
        seen.push(error);
        throw error;
      }),
    )
    .check(() => {
      throw new Error("no");
    })
    .end(async () => {
      seen.push("answered");
      return reply({});
    });
  await expect(answer({})).rejects.toThrow("no");
  expect(seen).toEqual([new Error("no")]);
});

it("begins a step anew each time that the one around it goes on", async () => {
  let tries = 0;
  const answer = flow<object>()
    .around(async (_, next: Next<{ attempt: number }>) => {
      await next({ attempt: 1 });
      return next({ attempt: 2 });
    })
    .add(({ attempt }) => {
      tries += 1;
      return { doubled: attempt * 2 };
    })
    .end(async ({ doubled }) => reply({ doubled }));
  expect(await answer({})).toEqual(reply({ doubled: 4 }));
  expect(tries).toBe(2);
});

it("takes no step that asks for what none before it gives", () => {
  const asksForLength = ({ length }: { length: number }) => ({ half: length / 2 });
  // @ts-expect-error nothing gave `length`
  expect(flow<{ name: string }>().add(asksForLength)).toBeDefined();
});
