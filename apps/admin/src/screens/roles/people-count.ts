/** How many people hold a role, in words. */
export const peopleCount = (count: number): string =>
  count === 0 ? "Nobody holds it" : count === 1 ? "One person holds it" : `${count} people hold it`;
