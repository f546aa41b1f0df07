/** How many random cases a property is tried with: `npm run test:full` tries more of the same. */
export const cases = (usual: number, full: number) => (process.env.CARREL_TEST_FULL ? full : usual);
