export const adminUsers = {};
