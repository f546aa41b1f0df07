import type { Contract } from "@carrel/sdk/contract";
import type { Validation } from "@carrel/sdk/validation";
import type * as z from "zod";
import {
  type Asker,
  hashChosen,
  hashFirstOwners,
  hashFounders,
  hashUnknown,
  NO_PASSWORD,
  type PasswordWork,
  verifyOwn,
  verifySignIn,
  type WorkPorts,
} from "../areas/auth/password-work";
import { Failure } from "../failure";
import type { Implementation } from "../implement";
import { PasswordsBusyError } from "../ports";

type Works = {
  [Area in keyof Contract & keyof Validation]?: {
    [Name in keyof Contract[Area] & keyof Validation[Area]]?: Validation[Area][Name] extends {
      input: infer Input extends z.ZodType;
    }
      ? (ports: WorkPorts, asker: Asker, input: z.output<Input>) => Promise<PasswordWork>
      : never;
  };
};

/** The operations that hash or check a password. */
const works: Works = {
  adminUsers: { add: hashUnknown },
  auth: {
    login: verifySignIn,
    confirm: verifyOwn,
    signUp: hashFounders,
    setUp: hashFirstOwners,
    acceptInvitation: hashChosen,
    followAddressLink: hashUnknown,
    resetPassword: hashChosen,
    resetPasswordByLink: hashChosen,
    changePassword: hashChosen,
  },
  resellers: { create: hashUnknown },
};

type Work = (ports: WorkPorts, asker: Asker, input: unknown) => Promise<PasswordWork>;

const workOf = (name: string): Work | undefined => {
  const [area = "", operation = ""] = name.split(".");
  const work: unknown = Reflect.get(Reflect.get(works, area) ?? {}, operation);
  // The operation's own schema made the input, and its own type is what the work was written for.
  return typeof work === "function" ? (...call) => work(...call) : undefined;
};

/** Whether an operation hashes or checks a password. @param name such as `auth.login` */
export const worksOnPassword = (name: string): boolean => workOf(name) !== undefined;

/** Whether a call was turned away because too many others wait. */
export const isBusy = (error: unknown) => error instanceof Failure && error.code === "busy";

const busy = () =>
  new Failure({
    status: 503,
    code: "busy",
    message: "Many people are signing in just now. Nothing was lost: try again in a few seconds.",
    retryAfter: 2,
  });

/**
 * Hashes or checks a call's password before its transaction: while that takes its time, and its turn, no connection and no
 * lock is held.
 * @throws Failure 400 for a new password that is easy to guess; 503 `busy`
 */
export const workOnPassword = async (
  ports: WorkPorts,
  { name }: Implementation,
  asker: Asker,
  input: unknown,
): Promise<PasswordWork> => {
  try {
    return (await workOf(name)?.(ports, asker, input)) ?? NO_PASSWORD;
  } catch (error) {
    throw error instanceof PasswordsBusyError ? busy() : error;
  }
};
