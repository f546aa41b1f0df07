import type { Context } from "../context";
import type { Endpoint, Implementation } from "../implement";
import { queueMail } from "../platform/mail";
import type { Ports } from "../ports";
import { scopeOf } from "./actor";
import { checkOutput } from "./check-output";
import { type Reply, replyOf, toResponse } from "./envelope";
import { flatInput } from "./flat-input";
import { once, repeatableOf } from "./idempotency";
import { identify } from "./identify";
import { notAvailable } from "./no-such-call";
import { parseInput } from "./parse";
import { requirePermission } from "./permission";
import type { RateLimits } from "./rate-limit";
import { readBody } from "./read-body";
import type { RequestFacts } from "./request-facts";
import { findTenant } from "./tenant";

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

/**
 * Answers one call: key → session → expiry → rate limit → permission → input → tenant → one transaction around the
 * handler → envelope.
 * @throws Failure for every refusal; anything else is a fault of ours
 */
export const answerCall = async (ports: Ports, call: Call, options: PipelineOptions): Promise<Response> => {
  const { request, facts, endpoint } = call;
  const { limits } = options;
  const [only, ...others] = endpoint.implementations;
  if (endpoint.implementations.every(({ handle }) => handle === null)) throw notAvailable();
  await limits.count([`address:${facts.address}`]);
  const { actor, actorId, keyId, keyOrganisation, tenant } = await identify(ports, request.headers, endpoint);
  await limits.count([
    ...(keyId === null ? [] : [`key:${keyId}`]),
    ...(actor.kind === "person" ? [`account:${actor.userId}`] : []),
    ...(actor.kind === "customer" ? [`account:${actorId}`] : []),
  ]);

  // Where one operation alone can be meant, a forbidden call's input is not even read.
  if (others.length === 0) requirePermission(only, actor);
  const body = await readBody(request, endpoint);
  const query = new URL(request.url).searchParams;
  const { implementation, input } = parseInput(endpoint.implementations, ({ row }) =>
    flatInput(row, call.path, query, body),
  );
  const { handle } = implementation;
  if (handle === null) throw notAvailable();
  if (others.length > 0) requirePermission(implementation, actor);
  const giveBack = await limits.countTight(implementation.name, facts.address, input);

  const { orgId, organisation } =
    tenant ??
    (await ports.database.lookup((db) => findTenant(db, implementation.name, input, keyOrganisation, ports.random)));
  const now = ports.clock.now();
  const repeatable = await repeatableOf(implementation, request.headers.get("idempotency-key"), actorId, input);

  const { reply, replayed } = await ports.database.tx(scopeOf(orgId, actor), async (db) => {
    const context: Context = {
      input,
      db,
      actor,
      organisation,
      keyOrganisation,
      orgId,
      now,
      random: ports.random,
      passwords: ports.passwords,
      sendMail: (mail) => queueMail(ports, db, orgId, mail),
      request: { id: facts.id, address: facts.address, userAgent: facts.userAgent, origin: facts.origin },
    };
    const work = async () => checkedReply(implementation, await handle(context), options);
    return repeatable ? once(db, orgId, repeatable, now, work) : { reply: await work(), replayed: false };
  });
  if (reply.status < 400) await giveBack();
  return toResponse(reply, facts.id, replayed ? { "idempotency-replayed": "true" } : undefined);
};

const checkedReply = (implementation: Implementation, result: unknown, { checksOutput }: PipelineOptions): Reply => {
  const reply = replyOf(implementation, result);
  if (checksOutput && reply.status < 400) checkOutput(implementation, result);
  return reply;
};
