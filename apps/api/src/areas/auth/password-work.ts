import type { Confirm, Login, SetUp, SignUp } from "@carrel/sdk/schemas";
import type { Actor } from "../../context";
import type { Scope, Tenant } from "../../database/port";
import type { Ports } from "../../ports";
import { namesOf, refuseGuessable } from "./refuse-guessable";

/** What was done with a call's password before its transaction (decision 29). */
export interface PasswordWork {
  /** The hash of the password that the call sets; null where it sets none. */
  newHash: string | null;
  /** The stored hash that the call's password was found to belong to; null where there is none. */
  provenHash: string | null;
}

export const NO_PASSWORD: PasswordWork = { newHash: null, provenHash: null };

export type WorkPorts = Pick<Ports, "database" | "passwords" | "random">;

/** Who asks, and under whose key. */
export interface Asker {
  scope: Scope;
  actor: Actor;
  organisation: Tenant | null;
  keyOrganisation: Tenant;
}

type Work<Input> = (ports: WorkPorts, asker: Asker, input: Input) => Promise<PasswordWork>;

/** @throws Failure 400 where it is easy to guess */
async function hashNew({ passwords }: WorkPorts, password: string, about: readonly string[]): Promise<PasswordWork> {
  refuseGuessable(password, about);
  return { ...NO_PASSWORD, newHash: await passwords.hash(password) };
}

/** A password that nobody knows: its person sets his own. */
export const hashUnknown = async ({ passwords, random }: WorkPorts): Promise<PasswordWork> => ({
  ...NO_PASSWORD,
  newHash: passwords.unmatched(random),
});

/** The owner's of an organisation that is about to be. */
export const hashFounders: Work<SignUp> = (ports, { keyOrganisation }, { password, name, email, orgName }) =>
  hashNew(ports, password, [name, email, orgName, ...namesOf(keyOrganisation)]);

/** The platform's first owner's. */
export const hashFirstOwners: Work<SetUp> = (ports, { keyOrganisation }, { password, name, email }) =>
  hashNew(ports, password, [name, email, ...namesOf(keyOrganisation)]);

/**
 * The one that somebody chooses himself. Who he is, the caller has not proved yet: it is judged once the code was right
 * (set-password.ts), or a stranger could find a person's names by what is refused.
 */
export const hashChosen: Work<{ password: string }> = async ({ passwords }, _, { password }) => ({
  ...NO_PASSWORD,
  newHash: await passwords.hash(password),
});

/** The hash that somebody has now; undefined for nobody. */
async function storedHash({ database }: WorkPorts, scope: Scope, column: "email" | "userId", value: string) {
  const person = await database.tx(scope, (db) =>
    db
      .selectFrom("adminUsers")
      .select("passwordHash")
      .where("orgId", "=", scope.orgId)
      .where(column, "=", value)
      .executeTakeFirst(),
  );
  return person?.passwordHash;
}

/** Checks a sign-in's password; the handler asks whether its person still has the hash that was checked. */
export const verifySignIn: Work<Login> = async (ports, { scope }, { email, password }) => {
  const hash = await storedHash(ports, scope, "email", email);
  // An unknown person's is checked against a hash, too: the answer takes as long as a known one's.
  const isRight = await ports.passwords.verify(hash ?? ports.passwords.unmatched(ports.random), password);
  return { ...NO_PASSWORD, provenHash: hash !== undefined && isRight ? hash : null };
};

/** Checks the caller's own password, where that is what he confirms his session with. */
export const verifyOwn: Work<Confirm> = async (ports, { scope, actor }, { password }) => {
  if (password === undefined || actor.kind !== "person") return NO_PASSWORD;
  const hash = await storedHash(ports, scope, "userId", actor.userId);
  const isRight = hash !== undefined && (await ports.passwords.verify(hash, password));
  return { ...NO_PASSWORD, provenHash: isRight ? hash : null };
};
