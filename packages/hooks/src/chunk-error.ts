const noted = new WeakSet<Error>();

/** Said in place of the browser's words, by which TanStack Router would load the page anew even without a connection. */
const WORDS = "A part of the page could not be loaded";

/**
 * Notes from now on which errors are of a part of the app that could not be loaded: there was no connection, or a release
 * has taken it away. For apps that Vite builds, which tells of each; called before anything is shown.
 */
export function noteChunkErrors(): void {
  addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { payload: Error };
    noted.add(payload);
    payload.message = `${WORDS}: ${payload.message}`;
  });
}

/**
 * Whether a part of the app could not be loaded. Browsers remember that, so only a page that is loaded anew asks for it again.
 * @example if (isChunkError(error)) return <ChunkFailed />;
 */
export const isChunkError = (error: unknown): boolean => error instanceof Error && noted.has(error);
