import { type TellingPorts, tellEvents } from "./tell-events";

/** Tells an organisation's staff what calls of this server have just made happen. */
export interface Teller {
  /** To be called once the events' transaction has committed. Returns at once. */
  soon(orgId: string): void;
  /** Lets running work end; what still waits is the sweep's. */
  close(): Promise<void>;
}

/** Milliseconds in which events gather, so that a busy organisation's are told together. */
const GATHERING = 250;

/** @example const teller = createTeller(telling); teller.soon(orgId); */
export function createTeller(ports: TellingPorts): Teller {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work = Promise.resolve();

  const tell = async () => {
    const organisations = [...waiting];
    waiting.clear();
    for (const orgId of organisations) {
      await tellEvents(ports, orgId).catch((error: unknown) =>
        ports.log.warn({ orgId, error }, "some events were not told now; the sweep tells them"),
      );
    }
  };

  return {
    soon(orgId) {
      waiting.add(orgId);
      timer ??= setTimeout(() => {
        timer = undefined;
        work = work.then(tell);
      }, GATHERING);
    },
    async close() {
      clearTimeout(timer);
      await work;
    },
  };
}
