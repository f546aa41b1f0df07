import type { CallOptions } from "@carrel/sdk";
import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useRef } from "react";

/** A random key; `crypto.randomUUID` is not there on plain http. */
const freshKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * A write that is done once, however often it is sent: what was sent and got no answer can be sent again. Each opening
 * of a form has one key; another input under it is another wish, and gets a new one.
 * @param options the call's, from `q`
 * @param call the same call of the client
 * @example const assign = useOnce(q.desks.assignUser(), client.desks.assignUser);
 */
export function useOnce<Input extends object, Output>(
  options: UseMutationOptions<Output, Error, Input>,
  call: (input: Input, options?: CallOptions) => Promise<Output>,
) {
  const sent = useRef({ input: "", key: "" });
  return useMutation({
    ...options,
    mutationFn: (input: Input) => {
      const text = JSON.stringify(input);
      if (sent.current.input !== text) sent.current = { input: text, key: freshKey() };
      return call(input, { idempotencyKey: sent.current.key });
    },
    // Done: the same again would be meant.
    onSuccess: () => {
      sent.current = { input: "", key: "" };
    },
  });
}
