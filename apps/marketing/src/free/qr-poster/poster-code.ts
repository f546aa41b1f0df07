import type { PosterState } from "./poster-state";

/** Schemes that a scanner may be led to; nothing that runs in it. */
const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:(?!\d+(?:\/|$))/i;

/**
 * An address as people type it, as scanners read it.
 * @returns null where it leads nowhere
 * @example fullAddress("example.com/book") // "https://example.com/book"
 */
export function fullAddress(typed: string): string | null {
  const text = typed.trim();
  const whole = HAS_SCHEME.test(text) ? text : `https://${text}`;
  if (text === "" || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  if (!SCHEMES.has(url.protocol)) return null;
  const isOnWeb = url.protocol.startsWith("http");
  if (isOnWeb && !/^(localhost|\[[\da-f:.]+\]|[^.]+(\.[^.]+)+\.?)$/i.test(url.hostname)) return null;
  return url.href;
}

/** What has a meaning of its own in a Wi-Fi code. */
const escaped = (text: string) => text.replaceAll(/[\\;,:"]/g, "\\$&");

/**
 * The text with which phones join a network.
 * @example wifiText({ ssid: "Library", password: "quiet;please", security: "WPA", isHidden: false })
 * // "WIFI:T:WPA;S:Library;P:quiet\\;please;;"
 */
export function wifiText({
  ssid,
  password,
  security,
  isHidden,
}: Pick<PosterState, "ssid" | "password" | "security" | "isHidden">): string {
  const fields = [`T:${security}`, `S:${escaped(ssid)}`];
  if (security !== "nopass") fields.push(`P:${escaped(password)}`);
  if (isHidden) fields.push("H:true");
  return `WIFI:${fields.join(";")};;`;
}

export interface PosterFaults {
  url?: string;
  ssid?: string;
  password?: string;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** What is wrong with what the code is to hold, by field. */
export function posterFaults(state: PosterState): PosterFaults {
  if (state.kind === "address")
    return fullAddress(state.url) === null ? { url: "Write an address such as example.com/book." } : {};
  const faults: PosterFaults = {};
  if (state.ssid === "") faults.ssid = "Write the network's name, as phones show it.";
  else if (bytesOf(state.ssid) > 32) faults.ssid = "A network's name has 32 bytes at most; this one has more.";
  if (state.security === "WPA" && state.password.length < 8) faults.password = "Such a password has 8 letters or more.";
  else if (state.security === "WEP" && state.password === "") faults.password = "Write the network's password.";
  return faults;
}

/** What the code of a poster says; null while something is wrong with it. */
export function codeText(state: PosterState): string | null {
  if (Object.keys(posterFaults(state)).length > 0) return null;
  return state.kind === "address" ? fullAddress(state.url) : wifiText(state);
}
