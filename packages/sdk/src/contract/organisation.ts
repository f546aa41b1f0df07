export const organisation = {};
