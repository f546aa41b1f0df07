import type { Context } from "../context";
import { Failure } from "../failure";
import type { Endpoint, Implementation } from "../implement";
import type { AuditNote } from "../platform/audit/changes";
import type { FileAddresses } from "../platform/files/file-addresses";
import { queueMail } from "../platform/mail";
import { createAnnouncer } from "../platform/notifications/announce";
import type { Ports } from "../ports";
import { scopeOf } from "./actor";
import { askGateway } from "./ask-gateway";
import { auditEntered, auditSuccess } from "./audit-call";
import type { RefusalAudit } from "./audit-refusals";
import { checkOutput } from "./check-output";
import { createEntrance } from "./entrance";
import { type Reply, replyOf, toResponse } from "./envelope";
import { flatInput } from "./flat-input";
import { once, repeatableOf } from "./idempotency";
import { type Caller, identify } from "./identify";
import type { KeyUse } from "./key-use";
import { notAvailable } from "./no-such-call";
import { parseInput } from "./parse";
import { requirePermission } from "./permission";
import type { RateLimits } from "./rate-limit";
import { readBody } from "./read-body";
import type { RequestFacts } from "./request-facts";
import { requireSignature } from "./require-signature";
import { takePictures } from "./take-pictures";
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
  addresses: FileAddresses;
  noteKeyUse: KeyUse;
  /** Checks what handlers give against the rows' schemas: for tests. */
  checksOutput: boolean;
  /** Told of an organisation for whose staff a call has left events. */
  onEvents: (orgId: string) => void;
  refusals: RefusalAudit;
}

/**
 * Answers one call: key → session → expiry → rate limit → permission → input → tenant → one transaction around the
 * handler and its audit entry → envelope.
 * @throws Failure for every refusal; anything else is a fault of ours
 */
export const answerCall = async (ports: Ports, call: Call, options: PipelineOptions): Promise<Response> => {
  const { request, facts, endpoint } = call;
  const { limits } = options;
  if (endpoint.implementations.every(({ handle }) => handle === null)) throw notAvailable();
  const address = `address:${facts.address}`;
  limits.refuseBlocked(address);
  const caller = await identify(ports, request.headers, endpoint).catch(async (refusal: unknown) => {
    await limits.count([address]);
    throw refusal;
  });
  const { actor, actorId, key } = caller;
  const isAccount = actor.kind === "person" || actor.kind === "customer";
  await limits.count([address, ...(key ? [`key:${key.keyId}`] : []), ...(isAccount ? [`account:${actorId}`] : [])]);
  if (key) options.noteKeyUse(key);

  return answerCaller(ports, call, options, caller);
};

const answerCaller = async (
  ports: Ports,
  { request, facts, endpoint, path }: Call,
  options: PipelineOptions,
  { actor, actorId, keyOrganisation, tenant }: Caller,
): Promise<Response> => {
  const { limits, refusals } = options;
  const [only, ...others] = endpoint.implementations;
  const now = ports.clock.now();
  const requireRight = async (implementation: Implementation) => {
    try {
      requirePermission(implementation, actor);
    } catch (error) {
      if (error instanceof Failure && tenant) {
        await refusals.denied({ implementation, actor, orgId: tenant.orgId, input: null, facts, now }, error);
      }
      throw error;
    }
  };

  // Where one operation alone can be meant, a forbidden call's input is not even read.
  if (others.length === 0) await requireRight(only);
  const body = await readBody(request, endpoint, (bytes) =>
    requireSignature(ports.payments, only.row, request.headers, bytes),
  );
  const query = new URL(request.url).searchParams;
  const { implementation, input } = parseInput(endpoint.implementations, ({ row }) =>
    flatInput(row, path, query, body),
  );
  const { handle } = implementation;
  if (handle === null) throw notAvailable();
  if (others.length > 0) await requireRight(implementation);
  const giveBack = await limits.countTight(implementation.name, facts.address, input);

  const { orgId, organisation } =
    tenant ??
    (await ports.database.lookup((db) =>
      findTenant(db, implementation.name, input, keyOrganisation, { random: ports.random, origin: facts.origin }),
    ));
  const called = { implementation, actor, orgId, input, facts, now };
  const repeatable = await repeatableOf(implementation, request.headers.get("idempotency-key"), actorId, input);

  const keys = await takePictures(ports, implementation, input, organisation);
  const scope = scopeOf(orgId, actor);
  const atGateway = await askGateway(ports, implementation, scope, organisation, input);

  const auditRefusal = async (failure: Failure) => {
    if (failure.code === "forbidden" && organisation) await refusals.denied(called, failure);
    else await refusals.signIn(called, organisation ?? keyOrganisation, failure.code);
  };
  const withEvents = new Set<string>();
  const answering = ports.database.tx(scope, async (db) => {
    const note: AuditNote = {};
    const entrance = createEntrance(db, actor, organisation);
    const context: Context = {
      input,
      db,
      actor,
      organisation,
      keyOrganisation,
      orgId,
      enter: (below) => entrance.enter(below),
      now,
      random: ports.random,
      passwords: ports.passwords,
      storedKey: (picture) => keyOf(keys, picture),
      payments: ports.payments,
      atGateway,
      fileAddress: (key) => options.addresses.sign(key, facts.calledOrigin, now),
      sendMail: (mail) => queueMail(ports, db, entrance.entered?.orgId ?? orgId, mail),
      ...createAnnouncer(ports, db, {
        orgId: () => entrance.entered?.orgId ?? orgId,
        ...{ actor, now },
        onNoted: (told) => withEvents.add(told),
      }),
      audit: (told) => void Object.assign(note, told),
      request: { id: facts.id, address: facts.address, userAgent: facts.userAgent, origin: facts.origin },
    };
    const work = async () => {
      const result = await handle(context);
      if (entrance.entered && organisation) {
        auditEntered(db, ports, called, result, note, { entered: entrance.entered, from: organisation });
        // What follows is the caller's: his own log's entry, and the reply that is kept for his repeated call.
        await entrance.leave();
      }
      auditSuccess(db, ports, called, result, note);
      return checkedReply(implementation, result, options);
    };
    return repeatable ? once(db, orgId, repeatable, now, work) : { reply: await work(), replayed: false };
  });
  const { reply, replayed } = await answering.catch(async (error: unknown) => {
    if (error instanceof Failure) await auditRefusal(error);
    throw error;
  });
  for (const told of withEvents) options.onEvents(told);
  if (reply.status < 400) await giveBack();
  else await refusals.signIn(called, organisation ?? keyOrganisation, String(reply.body.code));
  return toResponse(reply, facts.id, replayed ? { "idempotency-replayed": "true" } : undefined);
};

const keyOf = (keys: ReadonlyMap<Blob, string>, picture: Blob): string => {
  const key = keys.get(picture);
  if (key === undefined) throw new Error("The operation has no intake in pipeline/take-pictures.ts");
  return key;
};

const checkedReply = (implementation: Implementation, result: unknown, { checksOutput }: PipelineOptions): Reply => {
  const reply = replyOf(implementation, result);
  if (checksOutput && reply.status < 400) checkOutput(implementation, result);
  return reply;
};
