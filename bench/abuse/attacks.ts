import { randomBytes, randomUUID } from "node:crypto";
import { connect } from "node:net";
import type { Attacker } from "./attacker";
import { CODE, type Sent } from "./calls";
import { FAR_AHEAD, hourAt, longestStay, OWNER, PAGE_KEY } from "./hall";

/** What somebody does until he is stopped. What he prepares before `begins` is not counted. */
type Attack = (attacker: Attacker) => Promise<void>;

/** Calls a second of a flood, as in the issue: a script on one machine. */
const FLOOD = 950;
/** Calls under way at once of a flood. */
const AT_ONCE = 128;

/** 64 addresses of one network, such as a hall's worth of rented machines. */
const ONE_NETWORK = Array.from({ length: 64 }, (_, each) => `203.0.113.${100 + each}`);
/** As many, no two of them of one network: what others' machines are that somebody has taken over. */
const MANY_NETWORKS = Array.from({ length: 64 }, (_, each) => `198.18.${each}.7`);

const keyed = { "x-api-key": PAGE_KEY, "content-type": "application/json" };
const made = (prefix: string) => `${prefix}${randomBytes(32).toString("base64url")}`;
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Sent => ({
  method: "POST",
  path: `/api/co-space${path}`,
  body: JSON.stringify(body),
  headers: { ...keyed, ...headers },
});
const get = (path: string): Sent => ({ method: "GET", path });

const flood =
  (make: (attacker: Attacker) => (turn: number) => Sent): Attack =>
  (attacker) =>
    attacker.flood({ rate: FLOOD, atOnce: AT_ONCE }, make(attacker));

/** An hour far ahead that no other number has. */
const farAhead = (number: number, minutes: number) => ({
  startAt: new Date(FAR_AHEAD + number * minutes * 60_000).toISOString(),
  endAt: new Date(FAR_AHEAD + (number + 1) * minutes * 60_000).toISOString(),
});

/** The neighbour's sheet of 5,000 bookings, a quarter of an hour each, that no other number has. */
const sheet = ({ hall }: Attacker, number: number) => {
  const { deskIds } = hall.neighbour;
  return Array.from({ length: 5_000 }, (_, index) => ({
    deskId: deskIds[index % deskIds.length],
    type: "HOURLY",
    amount: 100,
    method: "cash",
    customer: { name: `Person ${index % 250}`, email: `bulk-${index % 250}@example.com` },
    ...farAhead(number * Math.ceil(5_000 / deskIds.length) + Math.floor(index / deskIds.length), 15),
  }));
};

const asNeighbour = ({ hall }: Attacker) => ({ authorization: `Bearer ${hall.neighbour.token}` });

/** A mebibyte of keys that no schema knows. */
const UNKNOWN_KEYS = JSON.stringify(
  Object.fromEntries(Array.from({ length: 48_000 }, (_, index) => [`unknown-key-${index}`, 1])),
);

/** A request whose second half never comes. */
const halfSent = (from: string) =>
  [
    ...["POST /api/co-space/bookings/super-org-lookup HTTP/1.1", "host: localhost", `x-api-key: ${PAGE_KEY}`],
    ...["content-type: application/json", "content-length: 2000", `x-forwarded-for: ${from}`, ""],
    `{"orgCode": "${"x".repeat(980)}`,
  ].join("\r\n");

const codesFrom =
  (froms: readonly string[]): Attack =>
  (attacker) =>
    attacker.flood({ rate: 200, atOnce: 64, froms }, (turn) =>
      post("/bookings/send-otp", {
        orgId: attacker.hall.orgIds[turn % attacker.hall.orgIds.length],
        email: "victim@strangers.test",
      }),
    );

const passwordsFrom =
  (froms: readonly string[]): Attack =>
  (attacker) =>
    attacker.flood({ rate: 200, atOnce: 64, froms }, (turn) => ({
      method: "POST",
      path: "/api/admin/login",
      headers: keyed,
      body: JSON.stringify({ email: `somebody-${turn % 64}@strangers.test`, password: `wrong-${turn}` }),
    }));

/** By the name that the bench gives them. */
export const ATTACKS = {
  "public calls": flood(({ hall }) => {
    const calls = [
      post("/bookings/super-org-lookup", { orgCode: "HARBOUR" }),
      post(`/desks/${hall.branchId}/all?limit=50&page=1`, {}),
      { ...get(`/api/co-space/branches/public/${hall.orgId}`), headers: keyed },
    ];
    return (turn) => calls[turn % calls.length] ?? get("/");
  }),

  "public calls, the costliest": flood(({ hall }) => {
    const call = post(`/desks/${hall.branchId}/all?limit=100&page=1`, longestStay());
    return () => call;
  }),

  "made-up sessions": flood(() => () => ({
    ...get("/api/admin/session"),
    headers: { ...keyed, authorization: `Bearer ${made("")}` },
  })),

  "made-up keys": flood(
    () => (turn) =>
      post("/bookings/super-org-lookup", { orgCode: "HARBOUR" }, { "x-api-key": made(turn % 2 ? "pk_" : "sk_") }),
  ),

  pages: flood(() => (turn) => get(turn % 2 ? "/" : "/auth/login")),

  "/site.json": flood(() => () => get("/site.json")),

  "/healthz, /readyz, /metrics": flood(() => (turn) => get(["/healthz", "/readyz", "/metrics"][turn % 3] ?? "")),

  "a visitor books all he can": async (attacker) => {
    const { orgId, branchId, attacked } = attacker.hall;
    const email = `${randomUUID()}@greedy.test`;
    const client = attacker.client(PAGE_KEY);
    await client.bookings.sendOtp({ email, orgId });
    const { verificationToken } = await client.bookings.verifyOtp({
      email,
      orgId,
      otp: await attacker.mailed(email, CODE),
    });
    await attacker.flood({ rate: FLOOD, atOnce: 32 }, (turn) =>
      post("/bookings/save-booking", {
        verificationToken,
        orgId,
        branchId,
        email,
        name: "Greedy",
        type: "HOURLY",
        ...hourAt(attacked, turn),
      }),
    );
  },

  "codes for many addresses": (attacker) =>
    attacker.flood({ rate: 200, atOnce: 64 }, () =>
      post("/bookings/send-otp", { orgId: attacker.hall.orgId, email: `${randomUUID()}@strangers.test` }),
    ),

  "codes for one address, of each place, from a network": codesFrom(ONE_NETWORK),

  "codes for one address, of each place, from 64 networks": codesFrom(MANY_NETWORKS),

  "wrong codes": async (attacker) => {
    const { orgId } = attacker.hall;
    const email = `${randomUUID()}@strangers.test`;
    await attacker.client(PAGE_KEY).bookings.sendOtp({ email, orgId });
    await attacker.flood({ rate: 200, atOnce: 64 }, (turn) =>
      post("/bookings/verify-otp", { email, orgId, otp: String(100_000 + (turn % 900_000)) }),
    );
  },

  "wrong passwords for the owner": (attacker) =>
    attacker.flood({ rate: 200, atOnce: 64 }, (turn) => ({
      method: "POST",
      path: "/api/admin/login",
      headers: keyed,
      body: JSON.stringify({ email: OWNER, password: `wrong-${turn}` }),
    })),

  "wrong passwords, 64 people, from a network": passwordsFrom(ONE_NETWORK),

  "wrong passwords, 64 people, from 64 networks": passwordsFrom(MANY_NETWORKS),

  "new places that invite 40 strangers": (attacker) =>
    attacker.repeat(2, async () => {
      const client = attacker.client(PAGE_KEY, { counted: true });
      const email = `${randomUUID()}@founders.test`;
      const { tempRegId } = await client.auth.signUp({
        orgName: "Spam Hall",
        workspaceKind: "study-hall",
        name: "Asha Rao",
        email,
        password: "a long sentence of nobody",
      });
      await client.auth.verify({ tempRegId, otp: await attacker.mailed(email, CODE) });
      const { data: roles } = await client.roles.list();
      const roleId = roles[0]?._id ?? "";
      await Promise.allSettled(
        Array.from({ length: 40 }, (_, index) =>
          client.adminUsers.add({ name: `Stranger ${index}`, email: `${randomUUID()}@strangers.test`, roleId }),
        ),
      );
    }),

  "sheets of 5,000 bookings": (attacker) =>
    attacker.repeat(2, async (turn) => {
      const validatedData = sheet(attacker, turn);
      await attacker.send(post("/desks/bulk-booking/process", { validatedData }, asNeighbour(attacker)));
    }),

  "sheets full of unknown keys": (attacker) => {
    const row = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`unknown ${index}`, "x"]));
    const body = JSON.stringify({ data: Array.from({ length: 5_000 }, () => row) });
    return attacker.repeat(2, async () => {
      const call = post("/desks/bulk-booking/validate", {}, asNeighbour(attacker));
      await attacker.send({ ...call, body });
    });
  },

  "bodies full of unknown keys": (attacker) =>
    attacker.flood({ rate: 100, atOnce: 16 }, () => ({
      ...post("/bookings/super-org-lookup", {}),
      body: UNKNOWN_KEYS,
    })),

  "400 half-sent bodies": (attacker) =>
    attacker.hold(400, () => {
      const socket = connect(attacker.port, "127.0.0.1", () => socket.write(halfSent(attacker.from)));
      return socket;
    }),

  "aborted bodies": (attacker) =>
    attacker.repeat(32, async () => {
      const socket = connect(attacker.port, "127.0.0.1", () =>
        socket.write(halfSent(attacker.from), () => socket.destroy()),
      );
      socket.on("error", () => undefined);
      await new Promise((resolve) => socket.once("close", resolve));
      attacker.count("aborted");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }),

  "one idempotency key again and again": async (attacker) => {
    const { deskIds, customerId } = attacker.hall.neighbour;
    const again = post(
      "/desks/book-desk",
      { deskId: deskIds[0], customerId, type: "HOURLY", ...farAhead(0, 60) },
      { ...asNeighbour(attacker), "idempotency-key": "again" },
    );
    await attacker.flood({ rate: FLOOD, atOnce: AT_ONCE }, () => again);
  },
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof ATTACKS;
