export { SettingsLayout, type SettingsLayoutProps, type SettingsSection } from "./settings-layout";
