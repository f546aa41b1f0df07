export const installationRequests = {};
