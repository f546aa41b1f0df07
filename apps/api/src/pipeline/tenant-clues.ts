import { sha256Hex } from "../codes/secrets";
import {
  findBranchOrganisation,
  findFlowOrganisation,
  findLinkOrganisation,
  findOrderOrganisation,
  findOrganisationByCode,
  findPaymentSessionOrganisation,
  findPersonOrganisation,
  findReceiptOrganisation,
  findSuperOrganisation,
} from "../database/lookups";
import type { LookupTransaction, Tenant } from "../database/port";
import { type Homes, hostnameOf, meaningOfHost } from "../sites/host";
import { findHostOwner } from "../sites/host-owner";

/** Finds the id of a call's organisation by what its input says. */
export type Clue = (db: LookupTransaction, keyOrganisation: Tenant) => Promise<string | null | undefined>;

export const byId =
  (orgId: string): Clue =>
  async () =>
    orgId;
export const byCode =
  (code: string): Clue =>
  async (db) =>
    (await findOrganisationByCode(db, code))?.orgId;
export const byBranch =
  (branchId: string): Clue =>
  (db) =>
    findBranchOrganisation(db, branchId);
export const byEmail =
  (email: string): Clue =>
  (db) =>
    findPersonOrganisation(db, email);
export const byFlow =
  (flowId: string): Clue =>
  (db) =>
    findFlowOrganisation(db, flowId);
export const byLink =
  (token: string): Clue =>
  async (db) =>
    findLinkOrganisation(db, await sha256Hex(token));
export const bySuper: Clue = async (db) => (await findSuperOrganisation(db))?.orgId;
export const byHost =
  (host: string, homes: Homes): Clue =>
  async (db) => {
    const hostname = hostnameOf(host);
    return hostname === null ? null : (await findHostOwner(db, meaningOfHost(hostname, homes)))?.orgId;
  };
/** The key's own: what the call asks for may be of each organisation that it serves. */
export const byKey: Clue = async (_, keyOrganisation) => keyOrganisation.orgId;
/** What is of no order of ours is the key's: of a signed call, the platform's. */
export const byOrder =
  (gatewayOrderId: string | undefined): Clue =>
  async (db, platform) =>
    (gatewayOrderId !== undefined && (await findOrderOrganisation(db, gatewayOrderId))) || platform.orgId;
/** The same by our own name of an order. */
export const byReceipt =
  (orderId: string | undefined): Clue =>
  async (db, platform) =>
    (orderId !== undefined && (await findReceiptOrganisation(db, orderId))) || platform.orgId;
/** Whose order is paid at a phone's session. */
export const byPaymentSession =
  (sessionId: string): Clue =>
  (db) =>
    findPaymentSessionOrganisation(db, sessionId);
/** An organisation that the call itself begins to make. */
export const byNothing: Clue = async () => null;
