export const website = {};
