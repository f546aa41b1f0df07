import { CarrelError } from "./errors";

const FIRST_DELAY = 500;
const LONGEST_DELAY = 8_000;
/** A server that asks for more patience than this gets its error reported instead. */
const LONGEST_RETRY_AFTER = 60_000;

/**
 * Milliseconds before try `tried + 1`: 0.5 s · 2ⁿ up to 8 s, of which a random half is taken off,
 * so that many clients don't come back at once.
 * @param random from 0 to 1
 */
export function backoff(tried: number, random: number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** tried) * (1 - random / 2);
}

/**
 * Milliseconds that a `Retry-After` header asks for; null when there is none to understand.
 * @param header seconds, or an HTTP date
 * @param now milliseconds since 1970
 */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  const delay = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(delay) ? null : Math.max(0, delay);
}

/** Milliseconds to wait before asking again; null where the same request won't be answered better a moment later. */
function delayAfter({ status, headers }: Response, tried: number): number | null {
  if (status !== 408 && status !== 429 && status < 500) return null;
  const delay = retryAfter(headers.get("retry-after"), Date.now()) ?? backoff(tried, Math.random());
  return delay <= LONGEST_RETRY_AFTER ? delay : null;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => reject(signal?.reason);
    signal?.addEventListener("abort", abort);
    setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
  });
}

/**
 * Repeats an attempt that met a passing failure: a status that says so, or one of our errors, which until there is a
 * reply are those of the network and the clock.
 * @param retries how often at most, 0 for never
 * @param signal ends a wait at once
 */
export async function retrying<Answer extends { response: Response }>(
  attempt: () => Promise<Answer>,
  retries: number,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  for (let tried = 0; ; tried += 1) {
    let delay: number | null;
    try {
      const answer = await attempt();
      delay = tried < retries ? delayAfter(answer.response, tried) : null;
      if (delay === null) return answer;
    } catch (error) {
      if (tried >= retries || !(error instanceof CarrelError)) throw error;
      delay = backoff(tried, Math.random());
    }
    await pause(delay, signal);
  }
}
