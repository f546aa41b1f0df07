import { expect, it } from "vitest";
import { createTurns } from "./turns";

/** A work that ends when it is told to, and writes down when it begins and ends. */
const workOf = (name: string, seen: string[]) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = async () => {
    seen.push(`${name} begins`);
    try {
      return await promise;
    } finally {
      seen.push(`${name} ends`);
    }
  };
  return { work, succeed: () => resolve(name), fail: () => reject(new Error(name)) };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("lets those of one name work one after the other, and others meanwhile", async () => {
  const [turns, seen] = [createTurns(), [] as string[]];
  const [first, second, other] = [workOf("first", seen), workOf("second", seen), workOf("other", seen)];
  const taken = [turns.take("a", first.work), turns.take("a", second.work), turns.take("b", other.work)];
  await settled();
  expect(seen).toEqual(["first begins", "other begins"]);
  other.succeed();
  first.succeed();
  second.succeed();
  expect(await Promise.all(taken)).toEqual(["first", "second", "other"]);
  expect(seen.indexOf("second begins")).toBeGreaterThan(seen.indexOf("first ends"));
});

it("gives the next one its turn however a work ends, and tells its own caller alone", async () => {
  const [turns, seen] = [createTurns(), [] as string[]];
  const [first, second] = [workOf("first", seen), workOf("second", seen)];
  const refused = expect(turns.take("a", first.work)).rejects.toThrow("first");
  const taken = turns.take("a", second.work);
  first.fail();
  second.succeed();
  await refused;
  expect(await taken).toBe("second");
});

it("keeps the order for who comes while others wait", async () => {
  const [turns, seen] = [createTurns(), [] as string[]];
  const [first, second, third] = [workOf("first", seen), workOf("second", seen), workOf("third", seen)];
  const one = turns.take("a", first.work);
  const two = turns.take("a", second.work);
  first.succeed();
  await one;
  const three = turns.take("a", third.work);
  await settled();
  expect(seen).toEqual(["first begins", "first ends", "second begins"]);
  second.succeed();
  third.succeed();
  expect(await Promise.all([two, three])).toEqual(["second", "third"]);
});
