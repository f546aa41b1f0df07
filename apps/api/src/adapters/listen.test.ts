import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, it, vi } from "vitest";
import { createTestApi } from "../testing/create-test-api";
import { eachDatabase } from "../testing/databases";
import { generalLimits } from "../testing/general-limits";
import { listen } from "./listen";

const LOGIN = [
  "POST /api/admin/login HTTP/1.1",
  "host: localhost",
  "x-api-key: pk_demo_carrel",
  "content-type: application/json",
  "content-length: 1000",
].join("\r\n");
const PLANS = "GET /api/organization/plans HTTP/1.1\r\nhost: localhost\r\nx-api-key: pk_demo_carrel\r\n\r\n";
const HALF = `${LOGIN}\r\n\r\n{"email":`;

eachDatabase(
  "a server on a socket",
  (test) => {
    /** Sends text and no more. @returns all that came until the server ended the connection */
    const answerTo = async (address: string, text: string) => {
      const socket = connect(Number(new URL(address).port), "127.0.0.1");
      let answer = "";
      socket.on("data", (data) => {
        answer += data;
      });
      socket.write(text);
      await once(socket, "close");
      return answer;
    };

    /** What is answered to one more request of a connection. */
    const answerOn = async (socket: Socket) => {
      socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
      return String((await once(socket, "data"))[0]);
    };

    it.each([
      ["head", LOGIN],
      ["body", HALF],
    ])("ends a request whose %s doesn't arrive, with 408", async (_, text) => {
      const api = createTestApi({ database: test.database });
      const server = await listen(api, { host: "127.0.0.1", port: 0 }, { head: 100, whole: 200, checked: 20 });
      try {
        expect(await answerTo(server.address, text)).toMatch(/^HTTP\/1\.1 408 /);
        // On a busy machine a request of ours may be late as well, by so short a limit.
        await vi.waitFor(async () => expect((await fetch(`${server.address}/healthz`)).status).toBe(200), 10_000);
      } finally {
        await server.close();
      }
      expect(api.log.lines.filter(({ level }) => level === "error")).toEqual([]);
    });

    it.each([
      ["is kept for longer than a proxy keeps its own", {}, "keep-alive", "timeout=75"],
      ["ends with its answer where so many are open already", { kept: 0 }, "close", null],
    ])("says that a connection %s", async (_, limits, connection, keepAlive) => {
      const server = await listen(createTestApi({ database: test.database }), { host: "127.0.0.1", port: 0 }, limits);
      try {
        const { headers } = await fetch(`${server.address}/healthz`);
        expect([headers.get("connection"), headers.get("keep-alive")]).toEqual([connection, keepAlive]);
      } finally {
        await server.close();
      }
    });

    it("counts the connections that are open, and no ended one", async () => {
      const server = await listen(
        createTestApi({ database: test.database }),
        { host: "127.0.0.1", port: 0 },
        { kept: 1 },
      );
      const { port } = new URL(server.address);
      const ask = async (socket = connect(Number(port), "127.0.0.1")) => {
        socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
        const [answer] = await once(socket, "data");
        return { socket, isKept: /\r\nconnection: keep-alive\r\n/i.test(String(answer)) };
      };
      try {
        const first = await ask();
        const second = await ask();
        expect([first.isKept, second.isKept]).toEqual([true, false]);
        await once(second.socket, "close");
        const again = await ask(first.socket);
        expect(again.isKept).toBe(true);
        again.socket.destroy();
      } finally {
        await server.close();
      }
    });

    it("leaves a large body unread of somebody who is past his limit, and he hears so", async () => {
      const limits = { general: generalLimits({ calls: 0, seconds: 3600 }), tight: null };
      const server = await listen(createTestApi({ database: test.database, limits }), { host: "127.0.0.1", port: 0 });
      const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
      const closed = new Promise((resolve) => socket.once("close", resolve));
      // The connection ends while it sends.
      socket.on("error", () => undefined);
      let answer = "";
      socket.on("data", (data) => {
        answer += data;
      });
      // No more than ten pictures may be, and more than the sockets on both sides hold.
      const [chunk, chunks] = [Buffer.alloc(1024 * 1024), 50];
      const upload = LOGIN.replace("/api/admin/login", "/api/co-space/branch-gallery/upload/1");
      let sent = 0;
      try {
        socket.write(upload.replace("content-length: 1000", `content-length: ${chunks * chunk.length}\r\n\r\n`));
        const send = () =>
          void socket.write(chunk, (error) => {
            if (error) return;
            sent += 1;
            if (sent < chunks) send();
          });
        send();
        await closed;
        expect(answer).toMatch(/^HTTP\/1\.1 429 /);
        expect(answer).toMatch(/\r\nconnection: close\r\n/i);
        expect(sent).toBeLessThan(chunks);
      } finally {
        socket.destroy();
        await server.close();
      }
    });

    it.each([
      ["", "keep-alive"],
      [" and wants his connection to end then", "close"],
    ])(
      "takes a large body that it refuses for its size, and who sends all of it first%s hears so",
      async (_, wanted) => {
        const server = await listen(createTestApi({ database: test.database }), { host: "127.0.0.1", port: 0 });
        const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
        try {
          // More than the sockets on both sides hold.
          const size = 16 * 1024 * 1024;
          const head = LOGIN.replace(
            "content-length: 1000",
            `connection: ${wanted}\r\ncontent-length: ${size}\r\n\r\n`,
          );
          await new Promise<void>((resolve, reject) =>
            socket.write(Buffer.concat([Buffer.from(head), Buffer.alloc(size)]), (error) =>
              error ? reject(error) : resolve(),
            ),
          );
          const [answer] = await once(socket, "data");
          expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
          if (wanted === "close") await once(socket, "close");
          else expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 200 /);
        } finally {
          socket.destroy();
          await server.close();
        }
      },
    );

    it("says that the connection ends where a body of unknown length is cut off for its size", async () => {
      const server = await listen(createTestApi({ database: test.database }), { host: "127.0.0.1", port: 0 });
      const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
      try {
        const closed = once(socket, "close");
        const head = LOGIN.replace("content-length: 1000", "transfer-encoding: chunked\r\n\r\n");
        const size = 256 * 1024;
        socket.write(Buffer.concat([Buffer.from(`${head}${size.toString(16)}\r\n`), Buffer.alloc(size)]));
        const [answer] = await once(socket, "data");
        expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
        expect(String(answer)).toMatch(/\r\nconnection: close\r\n/i);
        await closed;
      } finally {
        socket.destroy();
        await server.close();
      }
    });

    it("notes a body whose sender went as 499, and as no error of its own", async () => {
      const api = createTestApi({ database: test.database });
      const server = await listen(api, { host: "127.0.0.1", port: 0 });
      try {
        const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
        await new Promise((resolve) => socket.write(HALF, resolve));
        socket.destroy();
        await vi.waitFor(() =>
          expect(api.log.lines).toMatchObject([
            { level: "info", message: "request", fields: { route: "/api/admin/login", status: 499 } },
          ]),
        );
      } finally {
        await server.close();
      }
    });

    it("has a call leave its line when its sender goes, and notes it as 499", async () => {
      const gate = Promise.withResolvers<void>();
      const asked = Promise.withResolvers<void>();
      const lookup: typeof test.database.lookup = async (work) => {
        asked.resolve();
        await gate.promise;
        return test.database.lookup(work);
      };
      const api = createTestApi({
        database: { ...test.database, lookup },
        limits: { general: null, tight: null, atOnce: { all: 1, address: 1 } },
      });
      const server = await listen(api, { host: "127.0.0.1", port: 0 });
      try {
        const headers = { "x-api-key": "pk_demo_carrel" };
        const first = fetch(`${server.address}/api/organization/plans`, { headers });
        await asked.promise;
        const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
        await new Promise((resolve) => socket.write(PLANS, resolve));
        socket.destroy();
        await vi.waitFor(() =>
          expect(api.log.lines).toMatchObject([
            { level: "info", message: "request", fields: { route: "/api/organization/plans", status: 499 } },
          ]),
        );
        gate.resolve();
        expect((await first).status).toBe(200);
      } finally {
        gate.resolve();
        await server.close();
      }
    });
  },
  { contents: "demo" },
);
