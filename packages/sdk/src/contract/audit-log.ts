export const auditLog = {};
