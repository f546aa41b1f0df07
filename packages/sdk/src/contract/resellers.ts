export const resellers = {};
