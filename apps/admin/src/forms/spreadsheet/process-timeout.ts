/** Milliseconds that saving 5,000 rows may take on a small server, in its one transaction. */
export const PROCESS_TIMEOUT = 120_000;
