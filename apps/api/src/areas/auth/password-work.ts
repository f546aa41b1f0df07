import type { Confirm, Login, SetUp, SignUp } from "@carrel/sdk/schemas";
import type { Scope } from "../../database/port";
import { NO_PASSWORD, type PasswordWork, type PasswordWorker, type WorkPorts } from "../../preparations";
import { namesOf, refuseGuessable } from "./refuse-guessable";

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
export const hashFounders: PasswordWorker<SignUp> = (ports, { keyOrganisation }, { password, name, email, orgName }) =>
  hashNew(ports, password, [name, email, orgName, ...namesOf(keyOrganisation)]);

/** The platform's first owner's. */
export const hashFirstOwners: PasswordWorker<SetUp> = (ports, { keyOrganisation }, { password, name, email }) =>
  hashNew(ports, password, [name, email, ...namesOf(keyOrganisation)]);

/**
 * The one that somebody chooses himself. Who he is, the caller has not proved yet: it is judged once the code was right
 * (set-password.ts), or a stranger could find a person's names by what is refused.
 */
export const hashChosen: PasswordWorker<{ password: string }> = async ({ passwords }, _, { password }) => ({
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
export const verifySignIn: PasswordWorker<Login> = async (ports, { scope }, { email, password }) => {
  const hash = await storedHash(ports, scope, "email", email);
  // An unknown person's is checked against a hash, too: the answer takes as long as a known one's.
  const isRight = await ports.passwords.verify(hash ?? ports.passwords.unmatched(ports.random), password);
  return { ...NO_PASSWORD, provenHash: hash !== undefined && isRight ? hash : null };
};

/** Checks the caller's own password, where that is what he confirms his session with. */
export const verifyOwn: PasswordWorker<Confirm> = async (ports, { scope, actor }, { password }) => {
  if (password === undefined || actor.kind !== "person") return NO_PASSWORD;
  const hash = await storedHash(ports, scope, "userId", actor.userId);
  const isRight = hash !== undefined && (await ports.passwords.verify(hash, password));
  return { ...NO_PASSWORD, provenHash: isRight ? hash : null };
};
