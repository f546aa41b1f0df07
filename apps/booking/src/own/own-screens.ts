// What a visitor's own area is made of is one part: two would take the first load apart.
export { DashboardScreen } from "./dashboard-screen";
export { ProfileScreen } from "./profile-screen";
