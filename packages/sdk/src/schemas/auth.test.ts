import { expect, it } from "vitest";
import { ChangePassword, ResetPassword } from "./auth";

const otp = "123456";
const _id = "019a0000-0000-7000-8000-000000000001";

it.each([
  ["the same password twice", "a long sentence", "a long sentence", []],
  ["two passwords", "a long sentence", "a long sentance", ["passwordConfirm"]],
  ["two passwords that differ in a space", "a long sentence", "a long sentence ", ["passwordConfirm"]],
  ["a short one twice", "short", "short", ["password"]],
])("judges %s", (_, password, passwordConfirm, wrong) => {
  for (const result of [
    ChangePassword.safeParse({ otp, password, passwordConfirm }),
    ResetPassword.safeParse({ otp, password, passwordConfirm, _id }),
  ]) {
    expect(result.error?.issues.flatMap((issue) => issue.path) ?? []).toEqual(wrong);
  }
});
