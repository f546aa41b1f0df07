import type {
  AddPasskey,
  FactorAdded,
  PasskeyChallenge,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from "@carrel/sdk/schemas";
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { fromBase64Url, toBase64Url } from "../../codes/base64url";
import { noteChallenge, takeChallenge } from "../../codes/code-flow";
import { newToken } from "../../codes/secrets";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, Failure } from "../../failure";
import { tenantOf } from "../tenant";
import { factorAdded } from "./app-factor";
import { homeOfPasskeys, passkeyHome } from "./passkey-home";
import { lockSelf } from "./second-factors";

/** How long a challenge can be signed. */
const CHALLENGE_MINUTES = 5;
const MILLISECONDS = CHALLENGE_MINUTES * 60_000;

/** EdDSA, ES256 and RS256: one of them every authenticator knows. */
const ALGORITHMS = [-8, -7, -257];

type Passkey = Pick<Row<"secondFactors">, "factorId" | "credentialId" | "publicKey" | "counter" | "transports">;

/** Those of a person that belong to a host. */
const passkeysOf = (
  { db, orgId }: Pick<Context, "db" | "orgId">,
  { userId, host }: { userId: string; host: string | null },
): Promise<Passkey[]> =>
  db
    .selectFrom("secondFactors")
    .select(["factorId", "credentialId", "publicKey", "counter", "transports"])
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where("kind", "=", "passkey")
    .where("host", "is not distinct from", host)
    .where("enabledAt", "is not", null)
    .execute();

const refOf = ({ credentialId, transports }: Passkey) => ({
  id: credentialId ?? "",
  type: "public-key" as const,
  transports,
});

const begunOf = ({ db, orgId }: Pick<Context, "db" | "orgId">, userId: string) =>
  db
    .deleteFrom("secondFactors")
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where("kind", "=", "passkey")
    .where("enabledAt", "is", null);

/** Begins to make a passkey; what the caller began before is forgotten. */
export async function startPasskey(context: Context): Promise<PasskeyCreation> {
  const { rpId, host } = await homeOfPasskeys(context);
  const { db, orgId, now, random } = context;
  const { userId, name, email } = await lockSelf(context);
  await begunOf(context, userId).execute();
  const factorId = random.id();
  const challenge = newToken(random);
  await db
    .insertInto("secondFactors")
    .values({ orgId, factorId, userId, kind: "passkey", name: "Passkey", challenge, createdAt: now })
    .execute();
  context.audit({ recordId: factorId, after: { kind: "passkey", state: "begun" } });
  return {
    rp: { id: rpId, name: tenantOf(context).orgName },
    user: { id: toBase64Url(new TextEncoder().encode(userId)), name: email, displayName: name },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
    timeout: MILLISECONDS,
    excludeCredentials: (await passkeysOf(context, { userId, host })).map(refOf),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    attestation: "none",
  };
}

const refused = () =>
  new Failure({ status: 400, code: "passkey_refused", message: "This passkey could not be added. Begin again." });

/** Adds the passkey that a browser made. Its challenge is used up, also where the answer is wrong. */
export async function addPasskey(context: Context<AddPasskey>): Promise<FactorAdded | Failure> {
  const { origin, rpId, host } = await homeOfPasskeys(context);
  const { db, orgId, now, input } = context;
  const person = await lockSelf(context);
  const begun = await begunOf(context, person.userId).returningAll().executeTakeFirst();
  if (!begun?.challenge || begun.createdAt.getTime() <= now.getTime() - MILLISECONDS) return refused();
  const made = await verifyRegistrationResponse({
    response: input.passkey,
    expectedChallenge: begun.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!made?.verified) return refused();
  const { credential } = made.registrationInfo;
  const factor = { ...begun, name: input.name, lastUsedAt: null };
  const added = await db
    .insertInto("secondFactors")
    .values({
      orgId,
      factorId: begun.factorId,
      userId: person.userId,
      kind: "passkey",
      name: input.name,
      credentialId: credential.id,
      host,
      publicKey: toBase64Url(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      enabledAt: now,
      createdAt: begun.createdAt,
    })
    .onConflict((clash) => clash.columns(["orgId", "credentialId"]).doNothing())
    .returning("factorId")
    .executeTakeFirst();
  return added ? factorAdded(context, person, factor) : refused();
}

/** Gives a running sign-in the challenge that a passkey of its person has to sign. */
export async function passkeyChallenge(context: Context<PasskeyChallenge>): Promise<PasskeyRequest | Failure> {
  const { rpId, host } = await homeOfPasskeys(context);
  const challenge = newToken(context.random);
  const until = new Date(context.now.getTime() + MILLISECONDS);
  const flow = await noteChallenge(context, { flowId: context.input._id, kind: "sign_in" }, { challenge, until });
  if (flow instanceof Failure) return flow;
  const passkeys = flow.userId === null ? [] : await passkeysOf(context, { userId: flow.userId, host });
  if (passkeys.length === 0) throw conflict("no_passkey", "No passkey ends this sign-in. Use another of its ways.");
  return {
    challenge,
    timeout: MILLISECONDS,
    rpId,
    allowCredentials: passkeys.map(refOf),
    userVerification: "preferred",
  };
}

/** Whether a passkey of a person signed the challenge of his sign-in, which is used up by the try. */
export async function usePasskey(
  context: Context,
  flow: { flowId: string; userId: string; payload: Record<string, unknown> },
  answer: PasskeyProof,
): Promise<boolean> {
  const home = await passkeyHome(context);
  if (!home) return false;
  const { origin, rpId, host } = home;
  const { db, orgId, now } = context;
  const challenge = await takeChallenge(context, flow);
  const passkey = (await passkeysOf(context, { userId: flow.userId, host })).find(
    ({ credentialId }) => credentialId === answer.id,
  );
  if (challenge === null || !passkey?.publicKey) return false;
  // It refuses a counter that did not move on: somebody copied the passkey.
  const signed = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    credential: { id: answer.id, publicKey: fromBase64Url(passkey.publicKey), counter: passkey.counter },
  }).catch(() => null);
  if (!signed?.verified) return false;
  await db
    .updateTable("secondFactors")
    .set({ counter: signed.authenticationInfo.newCounter, lastUsedAt: now })
    .where("orgId", "=", orgId)
    .where("factorId", "=", passkey.factorId)
    .execute();
  return true;
}
