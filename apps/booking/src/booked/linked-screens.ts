// What the links of mails lead to is one part: two would take the first load apart.
export { LinkedDuesScreen } from "../owed/linked-dues-screen";
export { LinkedBookingScreen } from "./linked-booking-screen";
