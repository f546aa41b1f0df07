import type { Actor, Context } from "../context";
import { findOrganisation } from "../database/lookups";
import type { Endpoint, Implementation } from "../implement";
import { queueMail } from "../platform/mail";
import type { Ports } from "../ports";
import { personOf } from "./actor";
import { type CallingKey, requireApiKey } from "./api-key";
import { checkOutput } from "./check-output";
import { type Reply, replyOf, toResponse } from "./envelope";
import { flatInput } from "./flat-input";
import { once, repeatableOf } from "./idempotency";
import { parseInput } from "./parse";
import { requirePermission } from "./permission";
import type { RateLimits } from "./rate-limit";
import { readBody } from "./read-body";
import type { RequestFacts } from "./request-facts";
import { requireSession, sessionExpired } from "./session";
import { requireSubscription } from "./subscription";
import { type FoundTenant, findTenant } from "./tenant";

/** One call on its way through the pipeline. */
export interface Call {
  request: Request;
  facts: RequestFacts;
  endpoint: Endpoint;
  /** The names of the path with what stands in their place. */
  path: Readonly<Record<string, string>>;
}

export interface PipelineOptions {
  limits: RateLimits;
  /** Checks what handlers give against the rows' schemas: for tests. */
  checksOutput: boolean;
}

interface Caller {
  key: CallingKey;
  actor: Actor;
  /** Null for a public call: its input has yet to say. */
  tenant: FoundTenant | null;
}

/**
 * Answers one call: key → session → expiry → rate limit → input → permission → tenant → one transaction around the
 * handler → envelope.
 * @throws Failure for every refusal; anything else is a fault of ours
 */
export const answerCall = async (ports: Ports, call: Call, options: PipelineOptions): Promise<Response> => {
  const { request, facts, endpoint } = call;
  const { limits } = options;
  await limits.count([`address:${facts.address}`]);
  const { key, actor, tenant } = await identify(ports, call);
  await limits.count([`key:${key.keyId}`, ...(actor.kind === "person" ? [`account:${actor.userId}`] : [])]);

  const body = await readBody(request);
  const query = new URL(request.url).searchParams;
  const { implementation, input } = parseAllowed(endpoint, actor, ({ row }) => flatInput(row, call.path, query, body));
  const giveBack = await limits.countTight(implementation.name, facts.address, input);

  const { orgId, organisation } =
    tenant ??
    (await ports.database.lookup((db) => findTenant(db, implementation.name, input, key.organisation, ports.random)));
  const now = ports.clock.now();
  const actorId = actor.kind === "person" ? `person:${actor.userId}` : `key:${key.keyId}`;
  const repeatable = await repeatableOf(implementation, request.headers.get("idempotency-key"), actorId, input);

  const { reply, replayed } = await ports.database.tx(
    { orgId, branchIds: actor.kind === "person" ? actor.allowedBranches : null },
    async (db) => {
      const context: Context = {
        input,
        db,
        actor,
        organisation,
        keyOrganisation: key.organisation,
        orgId,
        now,
        random: ports.random,
        passwords: ports.passwords,
        sendMail: (mail) => queueMail(ports, db, orgId, mail),
        request: { id: facts.id, address: facts.address, userAgent: facts.userAgent, origin: facts.origin },
      };
      const work = () => handle(implementation, context, options);
      return repeatable ? once(db, orgId, repeatable, now, work) : { reply: await work(), replayed: false };
    },
  );
  if (reply.status < 400) await giveBack();
  return toResponse(reply, facts.id, replayed ? { "idempotency-replayed": "true" } : undefined);
};

const handle = async (implementation: Implementation, context: Context, options: PipelineOptions): Promise<Reply> => {
  const result = await implementation.handle(context);
  const reply = replyOf(implementation, result);
  if (options.checksOutput && reply.status < 400) checkOutput(implementation, result);
  return reply;
};

/** Key and session in one transaction without a tenant. */
const identify = (ports: Ports, { request, endpoint }: Call): Promise<Caller> =>
  ports.database.lookup(async (db) => {
    const key = await requireApiKey(db, request.headers.get("x-api-key"));
    const { row } = endpoint.implementations[0];
    if (row.access === "public") return { key, actor: { kind: "visitor" }, tenant: null };
    const now = ports.clock.now();
    const session = await requireSession(db, request.headers.get("authorization"), now);
    const organisation =
      session.orgId === key.organisation.orgId ? key.organisation : await findOrganisation(db, session.orgId);
    if (!organisation?.isActive) throw sessionExpired();
    requireSubscription(row, session, now);
    return { key, actor: personOf(session), tenant: { orgId: session.orgId, organisation } };
  });

/** Where one operation alone can be meant, a forbidden call's input is not even looked at. */
const parseAllowed = (endpoint: Endpoint, actor: Actor, inputOf: Parameters<typeof parseInput>[1]) => {
  const [only, ...others] = endpoint.implementations;
  if (others.length === 0) requirePermission(only.row, actor);
  const parsed = parseInput(endpoint.implementations, inputOf);
  if (others.length > 0) requirePermission(parsed.implementation.row, actor);
  return parsed;
};
