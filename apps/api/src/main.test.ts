import { afterAll, afterEach, describe, expect, it } from "vitest";
import { ONE_OF_BOTH } from "./testing/databases";
import { serverHomes } from "./testing/server-homes";
import { killServers, runServer, type ServerProcess, startServerProcess } from "./testing/server-process";

const PASSWORD = "a long enough sentence";
const OWNER = { name: "Asha Rao", email: "asha@platform.test", password: PASSWORD, passwordConfirm: PASSWORD };

const homes = serverHomes();
afterEach(killServers);
afterAll(homes.close);

/** The links that a server printed, with what stands before their tokens. */
const linksOf = (server: ServerProcess) =>
  [...server.printed().matchAll(/(\S+\/auth\/set-up)#([\w-]+)/g)].map(([, page = "", token = ""]) => ({ page, token }));

/** A client of the platform's own pages. */
async function platformOf(server: ServerProcess) {
  const { apiKey } = await (await fetch(`${server.address}/site.json`)).json();
  return server.client(apiKey);
}

// An empty PGlite and its link are met in the browser too (`e2e/tests/set-up.spec.ts`).
describe.each(ONE_OF_BOTH)("a platform of one's own on %s", (kind) => {
  it("prints a link at each start until it has its owner, and the demo stays out of it", async () => {
    const home = { ...(await homes.open(kind)), CARREL_DEMO: "" };
    const killed = await startServerProcess(home);
    const [old] = linksOf(killed);
    await killed.kill();

    const first = await startServerProcess({ ...home, PORT: new URL(killed.address).port });
    const [link, ...others] = linksOf(first);
    expect(others).toEqual([]);
    expect(link?.page).toBe(`${first.address}/auth/set-up`);
    const client = await platformOf(first);
    const dead = { status: 400, code: "set_up_link_invalid" };
    await expect(client.auth.setUp({ ...OWNER, token: old?.token ?? "" })).rejects.toMatchObject(dead);
    await client.auth.setUp({ ...OWNER, token: link?.token ?? "" });
    await expect(client.auth.setUp({ ...OWNER, token: link?.token ?? "" })).rejects.toMatchObject(dead);
    // Once on the screen, and never in the log, whose lines are JSON.
    expect(first.printed().split(link?.token ?? "")).toHaveLength(2);
    expect(first.printed()).not.toMatch(new RegExp(`^\\{.*${link?.token}`, "m"));
    expect(first.printed()).not.toContain("carrel-demo");
    expect(await first.stop()).toBe(0);

    const again = await startServerProcess(home);
    expect(linksOf(again)).toEqual([]);
    const reply = await (await platformOf(again)).auth.login({ email: OWNER.email, password: PASSWORD });
    expect(reply).toMatchObject({ statuscode: 1, user: { email: OWNER.email } });
    expect(await again.stop()).toBe(0);

    const { ended } = await runServer({ ...home, CARREL_DEMO: "1" });
    const { code, output } = await ended;
    expect(code).toBe(1);
    expect(output).toContain(
      "Carrel can't start.\nThe demo is not written into a database that has a platform of its own",
    );
  });
});
