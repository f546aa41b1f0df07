export { DashboardScreen } from "./dashboard-screen";
export { ProfileScreen } from "./profile-screen";
