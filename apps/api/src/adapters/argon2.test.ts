import { expect, it } from "vitest";
import { argon2Passwords } from "./argon2";
import { systemRandom } from "./system-random";

it("makes hashes that no password has, each its own, which take as long to check as those of passwords", async () => {
  const [one, other] = [argon2Passwords.unmatched(systemRandom), argon2Passwords.unmatched(systemRandom)];
  expect(one).not.toBe(other);
  const real = await argon2Passwords.hash("a loud seat by the door");
  const [kind, version, cost, salt, digest] = real.split("$").slice(1);
  const [hereKind, hereVersion, hereCost, hereSalt, hereDigest] = one.split("$").slice(1);
  expect([hereKind, hereVersion, hereCost]).toEqual([kind, version, cost]);
  expect([hereSalt?.length, hereDigest?.length]).toEqual([salt?.length, digest?.length]);
  expect(await argon2Passwords.verify(real, "a loud seat by the door")).toBe(true);
  for (const password of ["", "a loud seat by the door", one]) {
    expect(await argon2Passwords.verify(one, password)).toBe(false);
  }
});
