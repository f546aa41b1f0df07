/** On loopback only. A worker that takes the place of one that ended takes its ports as well. */
const FIRST_PORT = Number(process.env.CARREL_E2E_PORT ?? 4170);

/** The server of this worker. */
export const PORT = FIRST_PORT + 2 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const BASE_URL = `http://localhost:${PORT}`;
/** Where the tests of this worker turn its server's clock. */
export const CONTROL_PORT = PORT + 1;
/** Below it lie the domains that organisations have of their own: the browser finds them on loopback. */
export const OWN_DOMAINS = "own.example";
