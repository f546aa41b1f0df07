import { expect, it } from "vitest";
import { inTurns } from "./in-turns";

it("asks for each part once the one before is there, and a task later", async () => {
  const seen: string[] = [];
  const part = (name: string) => async () => {
    seen.push(name);
    // Whatever else waits, such as a finger, comes between two parts.
    setTimeout(() => seen.push(`after ${name}`));
    return name.length;
  };
  expect(await inTurns([part("react"), part("us")])).toEqual([5, 2]);
  expect(seen).toEqual(["react", "after react", "us", "after us"]);
});

it("tells what can't be had, and asks for nothing beyond it", async () => {
  const asked: string[] = [];
  const missing = async () => {
    throw new Error("no such script");
  };
  const app = async () => asked.push("app");
  await expect(inTurns([missing, app])).rejects.toThrow("no such script");
  expect(asked).toEqual([]);
});
