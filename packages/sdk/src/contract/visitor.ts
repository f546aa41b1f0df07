export const visitor = {};
