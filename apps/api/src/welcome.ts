import { demoSignIns } from "./seed";
import type { RunningServer } from "./server";

/** Where `pnpm dev` serves each app by a server of its own: the ports of their `dev` scripts. */
export const DEV_SERVERS = {
  marketing: "http://localhost:5175",
  admin: "http://localhost:5173",
  booking: "http://localhost:5174",
} as const;

interface Welcome {
  demo: boolean;
  /** Whether the apps run beside this server instead of in it, which then serves none of their addresses. */
  beside: boolean;
}

type Line = readonly [what: string, address: string];

/** The demo's places to look at, each at an address that answers. */
const placesOf = (address: string, beside: boolean): Line[] => {
  const at = beside ? DEV_SERVERS : { admin: address, booking: address };
  return [
    // The apps' own servers show the platform under any host name.
    ...(beside ? [] : [["A client's site", `http://harbour.localhost:${new URL(address).port}`] as const]),
    ["A visitor's booking", `${at.booking}/qr-booking/ATHENA`],
    ["Mails", `${address}/dev/outbox`],
    ["Sign in", `${at.admin}/auth/login`],
  ];
};

/** What the person at the keyboard reads once the server is open. */
export const welcome = (
  { address, setUpLink }: Pick<RunningServer, "address" | "setUpLink">,
  { demo, beside }: Welcome,
): string => {
  const lines = ["", `  Carrel is open at ${beside ? DEV_SERVERS.marketing : address}`];
  if (demo) {
    lines.push(
      ...placesOf(address, beside).map(([what, where]) => `  ${what.padEnd(19)} ${where}`),
      ...demoSignIns.map(
        ({ email, password, orgName, twoFactor }) =>
          `    ${email.padEnd(24)} ${password}   ${orgName}${twoFactor ? " (asks for a code)" : ""}`,
      ),
    );
  }
  if (setUpLink) {
    lines.push(
      "",
      "  Nobody owns this platform yet. Whoever opens this link first does; it lasts 24 hours:",
      `  ${setUpLink}`,
    );
  }
  return `${lines.join("\n")}\n`;
};
