import type { Operation } from "@carrel/sdk/contract";
import { parse } from "hono/utils/cookie";
import type { Actor } from "../actor";
import { type CallerProofs, type FoundCaller, type FoundSession, findCaller } from "../database/find-caller";
import { findSuperOrganisation } from "../database/lookups";
import type { Tenant } from "../database/port";
import type { Endpoint } from "../implement";
import type { Ports } from "../ports";
import { apiKeyActor, customerOf, personActorId, personOf } from "./actor";
import { type CallingKey, keyProof, requireApiKey } from "./api-key";
import { organisationInactive, requireOpenSite } from "./inactive";
import { deviceShown } from "./known-device";
import { requireSession, requireVisitorSession, sessionExpired, tokenHashOf } from "./session";
import { requireSubscription } from "./subscription";
import type { FoundTenant } from "./tenant";

/** Who calls, and in whose name. */
export interface Caller {
  actor: Actor;
  /** Such as `person:…` or, of a call that only a key makes, `key:…`. */
  actorId: string;
  /** Null for the opened window, which carries none. */
  key: CallingKey | null;
  /** Whose key it is; the person's own organisation where there is none. */
  keyOrganisation: Tenant;
  /** A staff member's; null for everybody else. */
  session: FoundSession | null;
  /** Null for a public call: its input has yet to say. */
  tenant: FoundTenant | null;
}

/** What a call shows of its caller, before anybody has looked whether it is good. */
export interface Proofs {
  proofs: CallerProofs;
  /** The `authorization` header, or what a cookie says in its place. */
  header: string | null;
  isCookie: boolean;
  /** The token of a sign-in's device (pipeline/known-device.ts). */
  device: string | null;
}

/** Reads what a call shows: no database is asked. */
export const shownBy = async (headers: Headers, endpoint: Endpoint): Promise<Proofs> => {
  const { row } = endpoint.implementations[0];
  const cookie = row.opens && !headers.has("authorization") ? sessionCookie(headers) : null;
  const header = cookie ?? headers.get("authorization");
  const proofs = { ...(await keyProof(headers)), ...(await tokenProof(row, header)) };
  return { proofs, header, isCookie: cookie !== null, device: row.device ? deviceShown(headers) : null };
};

/**
 * Finds key and session of a call, in one statement without a tenant. A secret key needs no session.
 * @throws Failure 401 without a good key or session, 402 while the organisation has not paid, 403 while it is inactive
 */
export const identify = async (
  { database, clock, payments }: Ports,
  headers: Headers,
  endpoint: Endpoint,
  { proofs, header, isCookie }: Proofs,
): Promise<Caller> => {
  const { row } = endpoint.implementations[0];
  if (row.access === "signed") return gatewayOf(await database.lookup(findSuperOrganisation), payments);
  const found = await database.lookup((db) => findCaller(db, proofs));

  const now = clock.now();
  const key = isCookie && !headers.has("x-api-key") ? null : requireApiKey(headers, found, now);
  if (key && row.access === "public") {
    const actorId = `key:${key.keyId}`;
    return { actor: { kind: "visitor" }, actorId, key, keyOrganisation: key.organisation, session: null, tenant: null };
  }
  if (key?.kind === "secret" && row.access !== "customer" && !headers.has("authorization")) {
    requireSubscription(row, key, now);
    const { keyId, organisation, orgId } = key;
    return {
      actor: apiKeyActor(key),
      actorId: `key:${keyId}`,
      key,
      keyOrganisation: organisation,
      session: null,
      tenant: { orgId, organisation },
    };
  }
  if (row.access === "customer") {
    const session = requireVisitorSession(header, found.visitorSession, now);
    const organisation = activeOwner(found);
    await database.lookup((db) => requireOpenSite(db, organisation));
    return {
      actor: customerOf(session),
      actorId: `customer:${session.email}`,
      key,
      keyOrganisation: key?.organisation ?? organisation,
      session: null,
      tenant: { orgId: session.orgId, organisation },
    };
  }
  const session = requireSession(header, found, now);
  const organisation = activeOwner(found);
  requireSubscription(row, session, now);
  return {
    actor: personOf(session),
    actorId: personActorId(session.userId),
    key,
    keyOrganisation: key?.organisation ?? organisation,
    session,
    tenant: { orgId: session.orgId, organisation },
  };
};

/** Whose token it would be; a public call has none. */
const tokenProof = async ({ access }: Operation, header: string | null): Promise<CallerProofs> => {
  const hash = access === "public" ? null : await tokenHashOf(header);
  if (hash === null) return {};
  return access === "customer" ? { visitorTokenHash: hash } : { tokenHash: hash };
};

/** A session's organisation. @throws Failure 403 `organisation_inactive` */
const activeOwner = ({ organisation }: FoundCaller): Tenant => {
  if (!organisation) throw sessionExpired();
  if (!organisation.isActive) throw organisationInactive(organisation);
  return organisation;
};

/** Who signs: nobody of an organisation's, and its signature is checked over the body (pipeline/require-signature.ts). */
const gatewayOf = (platform: Tenant | undefined, { label: name }: Ports["payments"]): Caller => {
  if (!platform) throw new Error("The platform's own organisation is missing");
  return {
    actor: { kind: "gateway", name },
    actorId: "gateway",
    key: null,
    keyOrganisation: platform,
    session: null,
    tenant: null,
  };
};

/** A window that the browser opens sends no headers of ours: the cookie says who it is, and so whose key it would be. */
const sessionCookie = (headers: Headers): string | null => {
  const token = parse(headers.get("cookie") ?? "", "Bearer").Bearer;
  return token ? `Bearer ${token}` : null;
};
