import { Failure } from "../failure";
import { LineFullError, LineLeftError, type Place, type Standing } from "../platform/fair-line";
import type { Ports } from "../ports";
import { bodyLimitOf, PUBLIC_BODY_LIMIT } from "./body-limits";
import type { Admitted, Shown } from "./call";
import type { Reply } from "./envelope";
import type { Next } from "./flow";
import { readBytes } from "./read-bytes";
import { presumedCounters } from "./show-proofs";
import { tooMany } from "./too-many";

/**
 * What follows happens once it is the turn of whoever answers for the call, before the database is asked or its body is read for
 * sense: who has many under way waits for himself (decision 44).
 * @throws Failure 429 `rate_limited` where his line is full; 499 `caller_gone`
 */
export const inLine = async (
  call: Shown,
  next: Next<Pick<Admitted, "ports" | "outside" | "charge" | "readBytes">>,
): Promise<Reply> => {
  const { ports, options, request } = call;
  const bytes = await readSmallBody(call);
  const comer = options.line.comerOf(presumedCounters(call)[0], call.facts.address);
  try {
    return await options.line.take({ ...comer, signal: request.signal }, (place) =>
      next({
        ports: atPlace(ports, place, comer),
        outside: place.outside,
        charge: place.charge,
        readBytes: async (limit) => bytes ?? place.outside(() => readBytes(request, limit)),
      }),
    );
  } catch (error) {
    if (error instanceof LineFullError) throw tooMany(FULL);
    if (error instanceof LineLeftError) throw gone();
    throw error;
  }
};

/** Milliseconds after which a line that was full has had turns. */
const FULL = 1000;

const gone = () =>
  new Failure({ status: 499, code: "caller_gone", message: "The connection ended before it was this call's turn." });

/** What most calls send is there before they have a place; null for what may take its time: whoever sends it has to be known first. */
const readSmallBody = async ({ request, endpoint }: Shown): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  const limit = Math.min(bodyLimitOf(endpoint), PUBLIC_BODY_LIMIT);
  return length <= limit ? readBytes(request, limit) : null;
};

/** The ports as a call has them that holds a place: what isn't the database's takes none, and passwords wait in its own line. */
const atPlace = (ports: Ports, { outside }: Place, standing: Standing): Ports => ({
  ...ports,
  passwords: {
    ...ports.passwords,
    hash: (password) => outside(() => ports.passwords.hash(password, standing)),
    verify: (hash, password) => outside(() => ports.passwords.verify(hash, password, standing)),
  },
  pictures: { ...ports.pictures, redraw: (...asked) => outside(() => ports.pictures.redraw(...asked)) },
  files: {
    put: (...asked) => outside(() => ports.files.put(...asked)),
    get: (...asked) => outside(() => ports.files.get(...asked)),
    remove: (...asked) => outside(() => ports.files.remove(...asked)),
  },
  payments: {
    ...ports.payments,
    openOrder: (...asked) => outside(() => ports.payments.openOrder(...asked)),
    take: (...asked) => outside(() => ports.payments.take(...asked)),
  },
});
