import { describe, expect, it } from "vitest";
import { testRandom } from "../testing/rows";
import { createDeviceTokens, type DeviceAccount } from "./device-tokens";

const tokens = createDeviceTokens("a secret of at least 32 characters", testRandom);
const asha: DeviceAccount = { userId: "asha", passwordHash: "hash" };
const colleague = (number: number): DeviceAccount => ({ userId: `colleague ${number}`, passwordHash: "hash" });

describe("a device's token", () => {
  it("is good for the account that signed in, and names the same device from then on", async () => {
    const token = await tokens.issue(asha, null);
    const device = await tokens.check(token, asha);
    expect(device).toMatch(/^[\w-]{43}$/);
    const again = await tokens.issue(asha, token);
    expect(again).toBe(token);
    expect(await tokens.check(await tokens.issue(asha, null), asha)).not.toBe(device);
  });

  it("is of nobody else, and ends with the password", async () => {
    const token = await tokens.issue(asha, null);
    expect(await tokens.check(token, colleague(1))).toBeNull();
    expect(await tokens.check(token, { ...asha, passwordHash: "new hash" })).toBeNull();
  });

  it("stays good for the last five accounts that signed in on the device", async () => {
    let token: string | null = null;
    for (let number = 0; number < 6; number += 1) token = await tokens.issue(colleague(number), token);
    const known = await Promise.all(
      Array.from({ length: 6 }, (_, number) => tokens.check(token ?? "", colleague(number))),
    );
    expect(known.map((device) => device !== null)).toEqual([false, true, true, true, true, true]);
    expect(new Set(known.slice(1)).size).toBe(1);
  });

  it("can't be made without the secret, nor be put together from others", async () => {
    const other = createDeviceTokens("another secret of 32 characters!", testRandom);
    const token = await tokens.issue(asha, null);
    expect(await tokens.check(await other.issue(asha, null), asha)).toBeNull();
    const [device = ""] = (await tokens.issue(colleague(1), null)).split(".");
    expect(await tokens.check(`${device}.${token.split(".")[1]}`, asha)).toBeNull();
    // What it holds for others is handed on as it is: one that was forged stays forged.
    const grown = await tokens.issue(colleague(1), `${device}.${token.split(".")[1]}`);
    expect(await tokens.check(grown, asha)).toBeNull();
  });

  it.each(["", ".", "x", "a.b", `${"a".repeat(43)}`, `${"a".repeat(43)}.${"a".repeat(42)}=`, "a".repeat(1000)])(
    "that is none is as good as none: %j",
    async (held) => {
      expect(await tokens.check(held, asha)).toBeNull();
      expect(await tokens.check(await tokens.issue(asha, held), asha)).not.toBeNull();
    },
  );
});
