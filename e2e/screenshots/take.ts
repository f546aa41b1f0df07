import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Frame, test } from "@playwright/test";
import { PORT } from "../support/addresses";
import { signInAs } from "../support/admin";
import { expectLoaded } from "../support/axe";
import { SCREENS } from "./screens";
import { SCHEMES, writePictures, writeTable } from "./write-pictures";

/** The Wednesday after today, late in a morning in India, where the demo's places are. */
function busyHour() {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7 || 7));
  return new Date(`${day.toISOString().slice(0, 10)}T06:10:00Z`);
}

const NOW = busyHour();
const folder = mkdtempSync(join(tmpdir(), "carrel-screenshots-"));
let server: ChildProcess;

/** Whether all that is in sight is there, with its letters and pictures. */
const isDrawn = (frame: Frame) =>
  frame.evaluate(async () => {
    await document.fonts.ready;
    return [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  server = fork(join(import.meta.dirname, "server.mjs"), [folder, String(PORT), NOW.toISOString()]);
  const [said] = await Promise.race([once(server, "message"), once(server, "exit")]);
  if (said !== "listening") throw new Error(`The server ended with ${said}`);
});

test.afterAll(async () => {
  const gone = once(server, "exit");
  server.kill("SIGTERM");
  await gone;
  rmSync(folder, { recursive: true, force: true });
  writeTable();
});

for (const screen of SCREENS) {
  const { name, size, as, host, path } = screen;
  for (const scheme of SCHEMES) {
    test(`${name}, ${scheme}`, async ({ browser }) => {
      const context = await browser.newContext({
        viewport: size,
        deviceScaleFactor: 2,
        hasTouch: size.width < 500,
        colorScheme: scheme,
        locale: "en-IN",
        timezoneId: "Asia/Kolkata",
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      if (as) await signInAs(page, as);
      await page.goto(`http://${host ? `${host}.` : ""}localhost:${PORT}${path}`);
      await screen.ready(page);
      await expectLoaded(page);
      // All that is in sight is there, with its letters.
      await expect.poll(() => Promise.all(page.frames().map(isDrawn))).not.toContain(false);
      await writePictures(name, scheme, await page.screenshot({ caret: "hide", animations: "disabled" }));
      await context.close();
    });
  }
}
