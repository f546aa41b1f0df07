import type { PasswordWork } from "../areas/auth/password-work";
import type { DeviceAccount, DeviceTokens } from "../codes/device-tokens";
import type { NetworkKey } from "../codes/network-key";
import type { Vault } from "../codes/vault";
import type { Context } from "../context";
import { DatabaseUnavailableError } from "../database/port";
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
import { requireConfirmation } from "./confirmation";
import { costOf } from "./costs";
import { answerableFor, type Counter, countersOf, type KnownProofs, proofText, refusedCounter } from "./counted-as";
import { createEntrance } from "./entrance";
import { type Reply, replyOf, toResponse } from "./envelope";
import { flatInput } from "./flat-input";
import { nameOf, once, repeatableOf } from "./idempotency";
import { type Caller, identify, type Shown } from "./identify";
import type { KeyUse } from "./key-use";
import { knownDevice, withDevice } from "./known-device";
import { countedAddress } from "./network-of";
import { notAvailable } from "./no-such-call";
import { parseInput } from "./parse";
import { requirePermission } from "./permission";
import type { RateLimits } from "./rate-limit";
import { readBody } from "./read-body";
import { readSheet } from "./read-sheet";
import type { RequestFacts } from "./request-facts";
import { requireSignature } from "./require-signature";
import { asksForSecondFactor, requireSecondFactor } from "./second-factor";
import type { SessionUse } from "./session-use";
import { takePictures } from "./take-pictures";
import { findTenant } from "./tenant";
import type { Turns } from "./turns";
import { isBusy, workOnPassword } from "./work-on-password";

/** One call on its way through the pipeline. */
export interface Call {
  request: Request;
  facts: RequestFacts;
  endpoint: Endpoint;
  /** The names of the path with what stands in their place. */
  path: Readonly<Record<string, string>>;
  /** What it shows of its caller. */
  shown: Shown;
  /** Gives its body, of so many bytes at most. */
  readBytes(limit: number): Promise<Uint8Array<ArrayBuffer>>;
}

export interface PipelineOptions {
  limits: RateLimits;
  knownProofs: KnownProofs;
  addresses: FileAddresses;
  devices: DeviceTokens;
  vault: Vault;
  networkKey: NetworkKey;
  /** Whether the super organisation's and resellers' people need a second factor. */
  isProduction: boolean;
  noteKeyUse: KeyUse;
  noteSessionUse: SessionUse;
  /** Checks what handlers give against the rows' schemas: for tests. */
  checksOutput: boolean;
  /** Told of an organisation for whose staff a call has left events. */
  onEvents: (orgId: string) => void;
  /** Told of the areas that a write has changed. */
  onWritten: (areas: readonly string[]) => void;
  refusals: RefusalAudit;
  /** Of writes that carry the same idempotency key. */
  turns: Turns;
}

/**
 * Answers one call: key → session → expiry → rate limit → permission → input → tenant → one transaction around the
 * handler and its audit entry → envelope.
 * @throws Failure for every refusal; anything else is a fault of ours
 */
export const answerCall = async (ports: Ports, call: Call, options: PipelineOptions): Promise<Response> => {
  const { request, facts, endpoint, shown } = call;
  const { limits } = options;
  if (endpoint.implementations.every(({ handle }) => handle === null)) throw notAvailable();
  const address = countedAddress(facts.address);
  const { row } = endpoint.implementations[0];
  const proof = proofText(row.access, shown.proofs);
  const known = options.knownProofs.find(proof);
  limits.refuseBlocked(known === undefined ? [refusedCounter(address)] : countersOf(known, address));
  const caller = await identify(ports, request.headers, endpoint, shown).catch(async (refusal: unknown) => {
    options.knownProofs.forget(proof);
    await limits.count([refusedCounter(address)]);
    throw refusal;
  });
  const { key, session } = caller;
  const answerable = answerableFor(caller);
  options.knownProofs.remember(proof, answerable);
  const counters = countersOf(answerable, address);
  await limits.count(counters);
  if (key) options.noteKeyUse(key);
  if (session) options.noteSessionUse(session, endpoint);

  return answerCaller(ports, call, options, caller, counters);
};

const answerCaller = async (
  ports: Ports,
  { request, facts, endpoint, path, readBytes }: Call,
  options: PipelineOptions,
  { actor, actorId, keyOrganisation, tenant }: Caller,
  counters: readonly Counter[],
): Promise<Response> => {
  const { limits, refusals, devices } = options;
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
  const body = await readBody(
    request,
    endpoint,
    (bytes) => requireSignature(ports.payments, only.row, request.headers, bytes),
    readBytes,
  );
  const query = new URL(request.url).searchParams;
  const { implementation, input } = parseInput(endpoint.implementations, ({ row }) =>
    flatInput(row, path, query, body),
  );
  const { handle } = implementation;
  if (handle === null) throw notAvailable();
  if (others.length > 0) await requireRight(implementation);
  await limits.countMore(counters, costOf(implementation.name, input));
  const findOwnTenant = onceOnly(
    async () =>
      tenant ??
      ports.database.lookup((db) =>
        findTenant(db, implementation.name, input, keyOrganisation, { random: ports.random, origin: facts.origin }),
      ),
  );
  const device = await knownDevice(ports, devices, implementation, input, findOwnTenant);
  const counted = await limits.countTight(
    implementation.name,
    { address: countedAddress(facts.address), device, account: actorId },
    input,
  );

  const { orgId, organisation } = await findOwnTenant();
  const called = { implementation, actor, orgId, input, facts, now };
  const repeatable = await repeatableOf(implementation, request.headers.get("idempotency-key"), actorId, input);

  const keys = await takePictures(ports, implementation, input, organisation);
  const scope = scopeOf(orgId, actor);
  const atGateway = await askGateway(ports, implementation, scope, organisation, input);
  const sheet = await readSheet(ports, implementation, scope, { orgId, actor, organisation, now }, input);
  const asker = { scope, actor, organisation, keyOrganisation };
  const password = await workOnPassword(ports, implementation, asker, input).catch(async (error: unknown) => {
    // Nothing was tried, so no try is used up.
    if (isBusy(error)) await counted.succeeded();
    throw error;
  });

  const auditRefusal = async (failure: Failure) => {
    if (failure.code === "forbidden" && organisation) await refusals.denied(called, failure);
    else await refusals.signIn(called, organisation ?? keyOrganisation, failure.code);
  };
  const withEvents = new Set<string>();
  const mailPorts = { ...ports, publicUrl: facts.origin, network: countedAddress(facts.address) };
  const answer = () =>
    ports.database.tx(scope, async (db) => {
      await requireSecondFactor(db, implementation.row, { actor, organisation }, options.isProduction);
      await requireConfirmation(db, implementation.row, called);
      const note: AuditNote = {};
      let signedIn: DeviceAccount | undefined;
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
        newPasswordHash: () => newHashOf(password),
        knownDevice: device,
        rememberDevice(account) {
          signedIn = account;
        },
        isPasswordOf: (storedHash) => storedHash !== undefined && storedHash === password.provenHash,
        networkKey: () => options.networkKey(orgId, facts.address),
        vault: options.vault,
        asksForSecondFactor: (asking) => asksForSecondFactor(asking, options.isProduction),
        storedKey: (picture) => keyOf(keys, picture),
        payments: ports.payments,
        atGateway,
        sheet,
        fileAddress: (key) => options.addresses.sign(key, facts.calledOrigin, now),
        sendMail: (mail) => queueMail(mailPorts, db, entrance.entered?.orgId ?? orgId, mail),
        ...createAnnouncer(ports, db, {
          orgId: () => entrance.entered?.orgId ?? orgId,
          ...{ actor, now },
          onNoted: (told) => withEvents.add(told),
        }),
        audit: (told) => void Object.assign(note, told),
        request: facts,
      };
      const work = async () => {
        const result = await handle(context);
        if (entrance.entered && organisation) {
          auditEntered(db, ports, called, result, note, { entered: entrance.entered, from: organisation });
          // What follows is the caller's: his own log's entry, and the reply that is kept for his repeated call.
          await entrance.leave();
        }
        auditSuccess(db, ports, called, result, note);
        const told = signedIn ? await withDevice(devices, result, signedIn, input) : result;
        return checkedReply(implementation, told, options);
      };
      return repeatable ? once(db, orgId, repeatable, now, work) : { reply: await work(), replayed: false };
    });
  const answering = repeatable ? options.turns.take(nameOf(orgId, repeatable), answer) : answer();
  const { reply, replayed } = await answering.catch(async (error: unknown) => {
    await counted.failed();
    if (error instanceof Failure) await auditRefusal(error);
    // What was only to be read can simply be read again.
    if (error instanceof DatabaseUnavailableError && implementation.row.kind === "read") {
      throw new DatabaseUnavailableError("waiting", error.cause);
    }
    throw error;
  });
  for (const told of withEvents) options.onEvents(told);
  if (reply.status < 400) options.onWritten(implementation.row.touches ?? []);
  if (reply.status < 400) await counted.succeeded();
  else {
    await counted.failed();
    await refusals.signIn(called, organisation ?? keyOrganisation, String(reply.body.code));
  }
  return toResponse(reply, facts.id, replayed ? { "idempotency-replayed": "true" } : undefined);
};

/** Asks at the first time, and gives the same answer from then on. */
const onceOnly = <Answer>(ask: () => Promise<Answer>): (() => Promise<Answer>) => {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
};

const keyOf = (keys: ReadonlyMap<Blob, string>, picture: Blob): string => {
  const key = keys.get(picture);
  if (key === undefined) throw new Error("The operation has no intake in pipeline/take-pictures.ts");
  return key;
};

const newHashOf = ({ newHash }: PasswordWork): string => {
  if (newHash === null) throw new Error("The operation has no work in pipeline/work-on-password.ts");
  return newHash;
};

const checkedReply = (implementation: Implementation, result: unknown, { checksOutput }: PipelineOptions): Reply => {
  const reply = replyOf(implementation, result);
  if (checksOutput && reply.status < 400) checkOutput(implementation, result);
  return reply;
};
