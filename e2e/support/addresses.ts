/** The server under test, on loopback only. */
export const PORT = Number(process.env.CARREL_E2E_PORT ?? 4170);
export const BASE_URL = `http://localhost:${PORT}`;
/** Where the tests turn the server's clock. */
export const CONTROL_PORT = PORT + 1;
