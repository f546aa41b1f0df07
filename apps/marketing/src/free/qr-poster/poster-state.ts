import * as z from "zod/mini";
import { COLOURS } from "../parts/colours";
import type { PaperName } from "../parts/paper";

/** What a router of today may ask for; WEP is what some old ones have. */
export const SECURITIES = { WPA: "WPA, WPA2 or WPA3", WEP: "WEP", nopass: "No password" } as const;
export type Security = keyof typeof SECURITIES;

export const POSTER_PAPERS = ["A4", "A5", "letter"] as const satisfies readonly PaperName[];

/** Letters that fields take at most: what is longer does not fit the sheet, or the code. */
export const LONGEST = { headline: 80, lines: 240, url: 500, ssid: 32, password: 63 } as const;

const line = (most: number) => z.string().check(z.maxLength(most));

export const PosterState = z.strictObject({
  kind: z.enum(["address", "wifi"]),
  url: line(LONGEST.url),
  ssid: line(LONGEST.ssid),
  password: line(LONGEST.password),
  security: z.enum(Object.keys(SECURITIES) as [Security, ...Security[]]),
  isHidden: z.boolean(),
  headline: line(LONGEST.headline),
  /** Below the headline, with its own breaks. */
  lines: line(LONGEST.lines),
  colour: z.enum(Object.keys(COLOURS) as [string, ...string[]]),
  paper: z.enum(POSTER_PAPERS),
});
export type PosterState = z.infer<typeof PosterState>;

/** What the page shows before anything is typed. */
export const START: PosterState = {
  kind: "address",
  url: "https://example.com/book",
  ssid: "",
  password: "",
  security: "WPA",
  isHidden: false,
  headline: "Book your seat here",
  lines: "Scan, pick a time, sit down.",
  colour: "green",
  paper: "A4",
};
