export const mobilePayment = {};
