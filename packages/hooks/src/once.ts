import { useState } from "react";

/**
 * Gives a write its idempotency key: the same input again is the same wish, and goes out under the same key, until it was
 * granted. Another input is another wish. Files all look alike to it: give those a key of their own.
 */
export type Once = <Output>(input: unknown, send: (idempotencyKey: string) => Promise<Output>) => Promise<Output>;

/** A random key; `crypto.randomUUID` is not there on plain http. */
const freshKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Remembers what was sent last and got no answer, or none that it wanted. */
function createOnce(): Once {
  let sent = { input: "", key: "" };
  return async (input, send) => {
    const text = JSON.stringify(input);
    if (sent.input !== text) sent = { input: text, key: freshKey() };
    const output = await send(sent.key);
    // Done: the same again would be meant.
    sent = { input: "", key: "" };
    return output;
  };
}

/**
 * For a write that is done once, however often it is sent: what was sent and got no answer can be sent again. Each opening
 * of a form has its own.
 * @example const assign = useMutation(q.desks.assignUser({ once: useOnce() }));
 */
export function useOnce(): Once {
  const [once] = useState(createOnce);
  return once;
}
