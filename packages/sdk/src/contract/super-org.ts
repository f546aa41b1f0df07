export const superOrg = {};
