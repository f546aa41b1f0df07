import { expect, it } from "vitest";
import { PasswordsBusyError } from "../ports";
import { gatedPasswords } from "../testing/gated-passwords";
import { testPasswords } from "../testing/test-ports";
import { boundedPasswords } from "./bounded-passwords";

/** Lets everything go on that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it("runs so many at once, lets so many more wait, and refuses the rest at once", async () => {
  const gated = gatedPasswords();
  const passwords = boundedPasswords(gated.passwords, { atOnce: 2, waiting: 3 });
  const stored = await passwords.hash("right");
  gated.close();
  const taken = ["right", "wrong", "right", "wrong", "right"].map((password) => passwords.verify(stored, password));
  await settle();
  expect(gated.running()).toBe(2);
  await expect(passwords.verify(stored, "right")).rejects.toThrow(PasswordsBusyError);
  await expect(passwords.hash("right")).rejects.toThrow(PasswordsBusyError);

  gated.open();
  expect(await Promise.all(taken)).toEqual([true, false, true, false, true]);
  expect(await passwords.verify(stored, "right")).toBe(true);
});

it("gives a place on when a hash fails", async () => {
  const failing = {
    ...testPasswords,
    hash: async () => Promise.reject(new Error("No memory")),
    verify: async () => true,
  };
  const passwords = boundedPasswords(failing, { atOnce: 1, waiting: 1 });
  for (let time = 0; time < 4; time += 1) await expect(passwords.hash("right")).rejects.toThrow("No memory");
  const [failed, waited] = await Promise.allSettled([passwords.hash("right"), passwords.verify("", "right")]);
  expect(failed.status).toBe("rejected");
  expect(waited).toMatchObject({ status: "fulfilled", value: true });
});

it("has no network fill all places, however many addresses it sends from", async () => {
  const gated = gatedPasswords();
  const passwords = boundedPasswords(gated.passwords, { atOnce: 1, waiting: 4 });
  const stored = await passwords.hash("right");
  gated.close();
  const verify = (line: string, network: string) =>
    passwords.verify(stored, "right", { line, within: [{ name: network, atOnce: 1, pays: true }] });
  const crowd = Promise.allSettled(Array.from({ length: 5 }, (_, each) => verify(`address ${each}`, "crowded")));
  const beside = verify("address", "quiet");
  gated.open();
  expect(await beside).toBe(true);
  expect((await crowd).filter(({ status }) => status === "rejected")).toHaveLength(1);
});

it("has nobody fill all places alone: whoever comes beside him is next, and his own last is refused", async () => {
  const gated = gatedPasswords();
  const passwords = boundedPasswords(gated.passwords, { atOnce: 1, waiting: 3 });
  const stored = await passwords.hash("right");
  gated.close();
  const ended: string[] = [];
  const verify = (line: string) =>
    passwords.verify(stored, "right", { line }).then(
      () => ended.push(line),
      (error: unknown) => ended.push(`${line}: ${error instanceof PasswordsBusyError ? "busy" : "failed"}`),
    );
  const crowd = Array.from({ length: 5 }, () => verify("crowd"));
  await settle();
  expect(ended).toEqual(["crowd: busy"]);
  const other = verify("other");
  await settle();
  expect(ended).toEqual(["crowd: busy", "crowd: busy"]);
  gated.open();
  await Promise.all([...crowd, other]);
  expect(ended.slice(2)).toEqual(["crowd", "other", "crowd", "crowd"]);
});
