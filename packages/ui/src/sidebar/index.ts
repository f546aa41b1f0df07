export { Sidebar, type SidebarGroup, type SidebarProps } from "./sidebar";
export type { SidebarItem } from "./sidebar-link";
