/** The latest, of which the first page also says how many are unread: what the bell asks for. */
export const LATEST = { limit: 5, page: 1 };
