import { contract } from "@carrel/sdk/contract";
import { expect, it } from "vitest";
import { handlers } from "./handlers";
import { pending } from "./pending";
import { ROWS } from "./testing/access/calls";
import { eachDemoApi } from "./testing/demo-api";

const namesOf = (areas: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(areas).flatMap(([area, names]) => names.map((name) => `${area}.${name}`));
const keysOf = (areas: Readonly<Record<string, object>>) =>
  namesOf(Object.fromEntries(Object.entries(areas).map(([area, rows]) => [area, Object.keys(rows)])));

const waiting = namesOf(pending);

it("names the operations that wait for their handlers, which together with the handlers are the whole contract", () => {
  expect(waiting).toHaveLength(5);
  expect([...waiting, ...keysOf(handlers)].sort()).toEqual(keysOf(contract).sort());
  expect(ROWS.map(({ name }) => name).sort()).toEqual(keysOf(handlers).sort());
});

eachDemoApi("pending operations", (demo) => {
  const routes = Object.entries(contract).flatMap(([area, rows]) =>
    Object.entries(rows).map(([name, { route }]: [string, { route: string }]) => ({ name: `${area}.${name}`, route })),
  );
  const handled = new Set(routes.filter(({ name }) => !waiting.includes(name)).map(({ route }) => route));

  const send = (route: string, headers: Record<string, string>, text?: string) => {
    const [method = "", path = ""] = route.split(" ");
    const body = text !== undefined && method !== "GET" && method !== "DELETE" ? { body: text } : {};
    const place = path.replace(/^\/api\//, "/").replaceAll(/\{\w+\}/g, "1");
    return demo.api.raw(place, { method, headers, ...body });
  };

  it("answer that they are not available, whatever is sent, and stand in the description", async () => {
    const token = await demo.signIn("owner@harbour.test");
    const known = { "x-api-key": "pk_demo_carrel", authorization: `Bearer ${token}` };
    const alone = routes.filter(({ route }) => !handled.has(route));
    expect(alone).toHaveLength(waiting.length);
    for (const { name, route } of alone) {
      for (const response of [await send(route, {}), await send(route, known, "{")]) {
        expect(response.status, name).toBe(404);
        expect(await response.json(), name).toMatchObject({ code: "not_available" });
      }
    }
    const { paths } = await (await demo.api.raw("/openapi.json")).json();
    for (const { route } of routes) {
      const [method = "", path = ""] = route.split(" ");
      expect(paths[path.replace(/^\/api\//, "/")]).toHaveProperty(method.toLowerCase());
    }
  });
});
