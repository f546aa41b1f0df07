import type { Context } from "../context";
import { Failure } from "../failure";
import { countedAddress } from "../pipeline/network-of";
import {
  countMail,
  endFlowsOf,
  issueCode,
  noteGiven,
  otpExpired,
  standInFlow,
  takeFlowTurn,
  tryCode,
} from "./code-flow";
import { secretId, uuidOf } from "./secrets";
import { type GivenProof, giveProof, renewProof } from "./visitor-proof";
import { takeVisitorRoom } from "./visitor-room";

/** Codes an hour for one address, whoever asks for them; of one network the five of every flow. */
const CODES_AN_HOUR = 10;
/** Tries at one code of all who name no flow. */
const SHARED_TRIES = 20;

/**
 * The flow of an address in one organisation. Anybody can reckon its id: it counts the codes, and takes the tries of those
 * who name no flow.
 */
const sharedFlow = (orgId: string, email: string) => uuidOf(`booking:${orgId}:${email}`);

/**
 * Makes a visitor's code (decision 32), good with the flow of who asked, whose tries nobody else can spend, and with the
 * one that all share.
 * @returns the code to mail and the asker's flow, or the refusal 429 `otp_too_soon`
 * @throws Failure the same, where its organisation's codes went to enough addresses today
 */
export async function issueVisitorCode(
  context: Context,
  email: string,
): Promise<{ code: string; flowId: string } | Failure> {
  const { orgId, random, request } = context;
  const shared = await sharedFlow(orgId, email);
  // First, so that whoever is refused here uses up nobody else's.
  const countId = await uuidOf(`${shared}:${countedAddress(request.address)}`);
  const refused = await countMail(context, { countId, email });
  if (refused) return refused;
  await takeVisitorRoom(context, email);
  const code = await issueCode(context, { flowId: shared, kind: "booking", email, anHour: CODES_AN_HOUR });
  if (code instanceof Failure) return code;
  const flowId = await secretId(random);
  const own = await issueCode(context, { flowId, kind: "booking", email, code });
  return own instanceof Failure ? own : { code, flowId };
}

/**
 * Keeps whoever else does something for a visitor's address waiting until the transaction ends. His code made the row; who comes by his session
 * may have had none for days.
 */
export async function takeVisitorTurn(context: Pick<Context, "db" | "orgId" | "now">, email: string): Promise<void> {
  const flowId = await sharedFlow(context.orgId, email);
  if ((await takeFlowTurn(context, flowId)).length > 0) return;
  await standInFlow(context, { flowId, kind: "booking", email });
  await takeFlowTurn(context, flowId);
}

/**
 * Exchanges a visitor's code for a proof of his address. A right one ends all others of the address. The same one again is
 * an answer that was lost: it gives the proof a new secret, and the one before shows nothing any more (decision 7). Only to who names
 * his own flow, which nobody else knows: a code that somebody saw is no good to him once it was used.
 * @returns the refusal; or the proof, which knows the flows of the address, named or not: after a reload nobody knows them any
 * more, and what is held for them is his
 */
export async function proveByCode(
  context: Context,
  { email, otp, flow }: { email: string; otp: string; flow?: string | undefined },
): Promise<Failure | GivenProof> {
  const shared = await sharedFlow(context.orgId, email);
  await takeFlowTurn(context, shared);
  const own = { flowId: flow ?? shared, kind: "booking", otp } as const;
  const tried = await tryCode(context, flow === undefined ? { ...own, tries: SHARED_TRIES } : own);
  if (tried instanceof Failure) return tried;
  if (tried.subjectEmail !== email) return otpExpired();
  const { given } = tried.payload;
  if (typeof given === "string") return (await renewProof(context, given)) ?? otpExpired();
  const ended = await endFlowsOf(context, { kind: "booking", subjectEmail: email });
  const proof = await giveProof(context, email, { flows: [own.flowId, ...ended] });
  if (own.flowId !== shared) await noteGiven(context, own.flowId, proof.proofId);
  return proof;
}
