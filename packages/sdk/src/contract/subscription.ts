export const subscription = {};
