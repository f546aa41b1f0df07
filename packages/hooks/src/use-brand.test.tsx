// @vitest-environment jsdom
import { act } from "react";
import { expect, it } from "vitest";
import { createHouse } from "./testing/house";
import { renderHook } from "./testing/render-hook";
import { useBrand } from "./use-brand";

const organisation = (keys: { logoSquare?: string; logoSmall?: string; logoLarge?: string }) => ({
  orgName: "Harbour Works",
  logoSquare: keys.logoSquare ?? null,
  branding: { logoSmall: keys.logoSmall ?? null, logoLarge: keys.logoLarge ?? null, showSmallLogo: true },
});
const signed = (key: string) => ({ url: `https://files.test/${key}`, expiresAt: "2026-11-21T10:10:00.000Z" });

it("gives logos as addresses, and asks only for those that there are", async () => {
  const { client, queryClient, called } = createHouse({ files: { presign: ({ key }) => signed(key) } });
  const hook = await renderHook(client, queryClient, () =>
    useBrand(organisation({ logoSquare: "logos/square.webp", logoLarge: "logos/large.webp" })),
  );
  expect(hook.current()).toEqual({
    orgName: "Harbour Works",
    logoSquare: "https://files.test/logos/square.webp",
    branding: { logoSmall: null, logoLarge: "https://files.test/logos/large.webp", showSmallLogo: true },
  });
  expect(called()).toEqual(["files.presign", "files.presign"]);
  await hook.unmount();
});

it("leaves out a logo that can't be had", async () => {
  const { client, queryClient } = createHouse({});
  const hook = await renderHook(client, queryClient, () => useBrand(organisation({ logoSquare: "logos/gone.webp" })));
  await act(async () => undefined);
  expect(hook.current().logoSquare).toBeNull();
  await hook.unmount();
});
