/** Where this browser remembers a room. */
export const PLAN_KEY = "carrel-seat-plan";
