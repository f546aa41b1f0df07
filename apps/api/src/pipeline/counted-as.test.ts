import { describe, expect, it } from "vitest";
import { type Answerable, answerableFor, countersOf, createKnownProofs, proofText, refusedCounter } from "./counted-as";
import type { Caller } from "./identify";

const caller = (actor: string, key: "publishable" | "secret" | null) =>
  ({ actor: { kind: actor }, actorId: `${actor}:1`, key: key && { kind: key, keyId: "k" } }) as Caller;

it.each([
  ["a person", caller("person", "publishable"), { limit: "account", caller: "person:1" }],
  ["a customer", caller("customer", "publishable"), { limit: "account", caller: "customer:1" }],
  ["a person without a key", caller("person", null), { limit: "account", caller: "person:1" }],
  ["a secret key", caller("apiKey", "secret"), { limit: "secretKey", caller: "k" }],
  ["a visitor", caller("visitor", "publishable"), { limit: "visitor", caller: "k" }],
  ["a machine that shows a signature alone", caller("gateway", null), null],
])("%s answers for his calls as %j says", (_, who, answerable) => {
  expect(answerableFor(who)).toEqual(answerable);
});

it.each<[string, Answerable, [string, string][]]>([
  ["an account wherever it is", { limit: "account", caller: "person:1" }, [["account", "person:1"]]],
  ["a secret key wherever it is", { limit: "secretKey", caller: "k" }, [["secretKey", "k"]]],
  [
    "a page's key at each address, and the address over all keys",
    { limit: "visitor", caller: "k" },
    [
      ["address", "open 192.0.2.7"],
      ["visitor", "k 192.0.2.7"],
    ],
  ],
  ["nobody by the address", null, [["address", "open 192.0.2.7"]]],
])("counts %s", (_, answerable, counters) => {
  expect(countersOf(answerable, "192.0.2.7").map(({ limit, caller }) => [limit, caller])).toEqual(counters);
});

it("counts what was refused apart from what is open", () => {
  const refused = refusedCounter("192.0.2.7");
  expect(refused.limit).toBe("address");
  expect(countersOf(null, "192.0.2.7")).not.toContainEqual(refused);
  expect(refused).not.toEqual(refusedCounter("192.0.2.8"));
});

describe("known proofs", () => {
  const account = (caller: string): Answerable => ({ limit: "account", caller });

  it("are those that were remembered, until they are forgotten", () => {
    const known = createKnownProofs();
    known.remember("a", account("1"));
    known.remember("nobody", null);
    expect([known.find("a"), known.find("nobody"), known.find("b")]).toEqual([account("1"), null, undefined]);
    known.forget("a");
    expect(known.find("a")).toBeUndefined();
  });

  it("are so many at most, and the one that was longest not used goes first", () => {
    const known = createKnownProofs(2);
    known.remember("a", account("1"));
    known.remember("b", account("2"));
    known.remember("a", account("1"));
    known.remember("c", account("3"));
    expect(["a", "b", "c"].filter((proof) => known.find(proof))).toEqual(["a", "c"]);
  });

  it("differ by what is shown and by the kind of row", () => {
    const proofs = { keyText: "pk", keyHash: "k", tokenHash: "t", visitorTokenHash: "v" };
    const others = Object.keys(proofs).map((name) => proofText("bearer", { ...proofs, [name]: "other" }));
    const texts = [proofText("bearer", proofs), proofText("public", proofs), ...others];
    expect(new Set(texts).size).toBe(texts.length);
    expect(proofText(undefined, proofs)).toBe(proofText("bearer", proofs));
  });
});
