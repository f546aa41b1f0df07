import type { DeviceAccount } from "../codes/device-tokens";
import type { Context } from "../context";
import type { AuditNote } from "../platform/audit/changes";
import { queueMail } from "../platform/mail";
import { createAnnouncer } from "../platform/notifications/announce";
import { type KnownPlatform, platformOf } from "../platform/platform-of";
import type { PasswordWork } from "../preparations";
import { auditEntered, auditSuccess } from "./audit-call";
import type { Working } from "./call";
import { checkOutput } from "./check-output";
import { createEntrance, type Entrance } from "./entrance";
import { type Reply, replyOf } from "./envelope";
import { withDevice } from "./known-device";
import { countedAddress } from "./network-of";
import { asksForSecondFactor } from "./second-factor";

/** What a handler tells while it works. */
interface Told {
  note: AuditNote;
  /** Whose sign-in makes the device known that calls. */
  signedIn?: DeviceAccount;
}

/** Runs the handler, writes the call's entries in the audit log, and wraps what it gave. */
export const runHandler = async (call: Working): Promise<Reply> => {
  const { ports, options, shown, caller, implementation, handle, db, called, organisation } = call;
  // A transaction that is tried again begins with nothing told.
  const told: Told = { note: {} };
  const entrance = createEntrance(db, caller.actor, organisation);
  const result = await handle(contextOf(call, entrance, told));
  if (entrance.entered && organisation) {
    auditEntered(db, ports, called, result, told.note, { entered: entrance.entered, from: organisation });
    // What follows is the caller's: his own log's entry, and the reply that is kept for his repeated call.
    await entrance.leave();
  }
  auditSuccess(db, ports, called, result, told.note);
  const given = told.signedIn ? await withDevice(options.devices, result, told.signedIn, shown.device) : result;
  const reply = replyOf(implementation, given);
  if (options.checksOutput && reply.status < 400) checkOutput(implementation, given);
  return reply;
};

const contextOf = (call: Working, entrance: Entrance, told: Told): Context => {
  const { ports, options, facts, caller, now, input, device, orgId, organisation, password, keys, db } = call;
  const { actor, keyOrganisation } = caller;
  const currentOrgId = () => entrance.entered?.orgId ?? orgId;
  const platforms = new Map<string, Promise<KnownPlatform>>();
  const platform = (of = currentOrgId()) => {
    const known = platforms.get(of) ?? platformOf(db, facts.origin, [of, keyOrganisation.orgId]);
    platforms.set(of, known);
    return known;
  };
  const network = countedAddress(facts.address);
  return {
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
      told.signedIn = account;
    },
    isPasswordOf: (storedHash) => storedHash !== undefined && storedHash === password.provenHash,
    networkKey: () => options.networkKey(orgId, facts.address),
    bookingLinks: options.bookingLinks,
    vault: options.vault,
    asksForSecondFactor: (asking) => asksForSecondFactor(asking, options.isProduction),
    storedKey: (picture) => keyOf(keys, picture),
    payments: ports.payments,
    atGateway: call.atGateway,
    atDns: call.atDns,
    sheet: call.sheet,
    fileAddress: (key) => options.addresses.sign(key, facts.calledOrigin, now),
    platform,
    drawSite: options.drawSite,
    sendMail: async (mail) => queueMail({ ...ports, platform: await platform(), network }, db, currentOrgId(), mail),
    ...createAnnouncer(ports, db, { orgId: currentOrgId, actor, now, onNoted: (noted) => call.withEvents.add(noted) }),
    audit: (note) => void Object.assign(told.note, note),
    request: facts,
  };
};

const keyOf = (keys: ReadonlyMap<Blob, string>, picture: Blob): string => {
  const key = keys.get(picture);
  if (key === undefined) throw new Error("The operation has no `pictures` in its policy");
  return key;
};

const newHashOf = ({ newHash }: PasswordWork): string => {
  if (newHash === null) throw new Error("The operation has no `password` in its policy");
  return newHash;
};
