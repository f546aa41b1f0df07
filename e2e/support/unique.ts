let made = 10_000_000;

/**
 * Digits that no other test of this worker has, nor its second try; other workers have databases of their own. All are
 * as long as each other, so that none is found where another is looked for.
 */
export const unique = () => String(++made);
