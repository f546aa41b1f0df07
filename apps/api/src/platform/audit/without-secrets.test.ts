import fc from "fast-check";
import { expect, it } from "vitest";
import { cases } from "../../testing/cases";
import { isSecretName, withoutSecrets } from "./without-secrets";

it.each([
  ..."password passwordHash password_hash newPassword passwordConfirm PASSWORD Passwords passwd passphrase".split(" "),
  ..."token tokens tokenHash accessToken access_token verificationToken bearer authorization cookie cookies".split(" "),
  ..."secret clientSecret webhook_secret signature otp OTP otpCode bookingOtp hash hashes credentials".split(" "),
  ..."apiKey api_key keyText keyHash privateKey pin cvv".split(" "),
])("drops %s", (name) => {
  expect(isSecretName(name)).toBe(true);
  expect(withoutSecrets({ [name]: "anything", kept: { [name]: 1, list: [{ [name]: {} }] } })).toEqual({
    kept: { list: [{}] },
  });
});

it.each([
  ..."name email footprint spinner pinCode shipping author authors monkey keyboard hashtag selectedBranch".split(" "),
  ..."branchId zone recordId permissions isActive timings orgCode".split(" "),
])("keeps %s", (name) => {
  expect(withoutSecrets({ [name]: "plain" })).toEqual({ [name]: "plain" });
});

it("keeps public codes and drops those that are mailed", () => {
  expect(withoutSecrets({ code: "CRL-7QK2", orgCode: "HARBOUR" })).toEqual({ code: "CRL-7QK2", orgCode: "HARBOUR" });
  expect(withoutSecrets({ code: "123456", code_hash: "x", verificationCode: "4321" })).toEqual({});
});

it.each(["sk_live_1234", "Bearer abc", "eyJhbGciOi.eyJzdWIi.x", "$argon2id$v=19$m=19456"])(
  "empties a text that is secret by its form: %s",
  (text) => {
    expect(withoutSecrets({ note: text, list: [text, "plain"] })).toEqual({ note: "", list: ["", "plain"] });
  },
);

/** A name with a secret word in it, written as people write names. */
const secretName = fc
  .tuple(
    fc.constantFrom("", "new", "old", "user", "reset", "my"),
    fc.constantFrom("password", "token", "secret", "otp", "passphrase", "credential", "signature"),
    fc.constantFrom("", "hash", "text", "value", "s"),
    fc.constantFrom("camel", "snake", "kebab", "upper"),
  )
  .map(([before, word, after, style]) => {
    const parts = after === "s" ? [before, `${word}s`] : [before, word, after];
    const words = parts.filter((part) => part !== "");
    if (style === "snake") return words.join("_");
    if (style === "kebab") return words.join("-");
    if (style === "upper") return words.join("_").toUpperCase();
    return words.map((part, index) => (index === 0 ? part : part[0]?.toUpperCase() + part.slice(1))).join("");
  });

it("lets no secret through, however deep it lies and however its field is written", () => {
  const marked = "hunter2-marked";
  const record = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: "medium" },
      fc.string().filter((text) => !text.includes(marked)),
      fc.integer(),
      fc.constant(null),
      fc.array(tie("node"), { maxLength: 3 }),
      tie("record"),
    ),
    record: fc
      .tuple(
        fc.dictionary(
          fc.string().filter((name) => name !== "__proto__"),
          tie("node"),
          { maxKeys: 4 },
        ),
        fc.dictionary(secretName, fc.oneof(fc.constant(marked), fc.constant([marked]), fc.constant({ deep: marked })), {
          maxKeys: 3,
        }),
      )
      .map(([plain, secrets]) => ({ ...plain, ...secrets })),
  })).record;
  fc.assert(
    fc.property(record, (given) => {
      expect(JSON.stringify(withoutSecrets(given as object))).not.toContain(marked);
    }),
    { numRuns: cases(500, 10_000) },
  );
});
