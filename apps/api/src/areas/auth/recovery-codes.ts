import { sha256Hex } from "../../codes/secrets";
import type { Context } from "../../context";
import type { Random } from "../../ports";

type Tenancy = Pick<Context, "db" | "orgId">;

/** How many a person has. */
const CODES = 10;
/** 80 bits: too many to be guessed, also by who has stolen their hashes. */
const CODE_BYTES = 10;
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/** Random bytes as 16 letters and digits that aren't mistaken for each other. */
const newCode = (random: Random): string => {
  const bits = Array.from(random.bytes(CODE_BYTES), (byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.replaceAll(/.{5}/g, (five) => LETTERS.charAt(Number.parseInt(five, 2)));
};

/** As it is shown: `abcd-efgh-2345-wxyz`. */
const inGroups = (code: string) => code.replaceAll(/.{4}(?=.)/g, "$&-");

const hashOf = (userId: string, code: string) => sha256Hex(`${userId}:${code}`);

/** How many of a person's are not used up. */
export async function leftRecoveryCodes({ db, orgId }: Tenancy, userId: string): Promise<number> {
  const left = await db
    .selectFrom("recoveryCodes")
    .select("codeHash")
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .execute();
  return left.length;
}

export const forgetRecoveryCodes = ({ db, orgId }: Tenancy, userId: string) =>
  db.deleteFrom("recoveryCodes").where("orgId", "=", orgId).where("userId", "=", userId).execute();

/** Makes a person's codes, in place of those that he had. @returns them as they are shown, once */
export async function newRecoveryCodes(context: Tenancy & Pick<Context, "random">, userId: string): Promise<string[]> {
  const { db, orgId, random } = context;
  await forgetRecoveryCodes(context, userId);
  const codes = Array.from({ length: CODES }, () => newCode(random));
  const hashes = await Promise.all(codes.map((code) => hashOf(userId, code)));
  await db
    .insertInto("recoveryCodes")
    .values(hashes.map((codeHash) => ({ orgId, userId, codeHash })))
    .execute();
  return codes.map(inGroups);
}

/** Uses a code up. @returns whether it was one of the person's */
export async function useRecoveryCode({ db, orgId }: Tenancy, userId: string, code: string): Promise<boolean> {
  const used = await db
    .deleteFrom("recoveryCodes")
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where("codeHash", "=", await hashOf(userId, code))
    .returning("codeHash")
    .executeTakeFirst();
  return used !== undefined;
}
