export const businessUnits = {};
