const nextTask = () => new Promise((resolve) => setTimeout(resolve));

type Results<Parts extends readonly (() => Promise<unknown>)[]> = {
  -readonly [At in keyof Parts]: Awaited<ReturnType<Parts[At]>>;
};

/**
 * Runs scripts one after the other, each in a task of its own: a cheap phone answers a finger between them. As one they held it
 * for a fifth of a second.
 * @param parts what asks for each
 * @returns what each has, in their order
 * @example const [, { start }] = await inTurns([() => import("react-dom/client"), () => import("./start")]);
 */
export async function inTurns<const Parts extends readonly (() => Promise<unknown>)[]>(
  parts: Parts,
): Promise<Results<Parts>> {
  const results: unknown[] = [];
  for (const part of parts) {
    results.push(await part());
    await nextTask();
  }
  return results as Results<Parts>;
}
