import { isTracked, setTracked } from "@carrel/sdk";
import {
  appearanceOf,
  applyAppearance,
  changePreferences,
  getPreferences,
  isDeviceDark,
  onDeviceMode,
  onPreferences,
} from "@carrel/ui/theme";
import { readSite } from "./site";

const modeOf = (dark: boolean | undefined) => (dark === undefined ? "system" : dark ? "dark" : "light");

/** Light or dark, and whether the visit counts: chosen on this device, for this page and the app's alike. */
export function choices(): void {
  for (const one of document.querySelectorAll<HTMLElement>("[data-needs-script]")) one.hidden = false;
  const modes = document.querySelectorAll<HTMLInputElement>("[data-mode-choice]");
  const organisationTheme = readSite().organisation.theme;
  const dress = () => {
    const preferences = getPreferences();
    const appearance = appearanceOf(preferences, { organisationTheme, deviceDark: isDeviceDark() });
    applyAppearance(appearance, document.documentElement);
    for (const mode of modes) {
      mode.checked = mode.value === modeOf(preferences.dark);
      mode.disabled = appearance.theme.twin === null && mode.value !== "system" && mode.value !== appearance.theme.mode;
    }
  };
  for (const mode of modes) {
    mode.addEventListener("change", () =>
      changePreferences({ dark: mode.value === "system" ? undefined : mode.value === "dark" }),
    );
  }
  onPreferences(dress);
  onDeviceMode(dress);
  dress();

  const visit = document.querySelector<HTMLInputElement>("[data-count-visit]");
  if (!visit) return;
  visit.checked = isTracked();
  visit.addEventListener("change", () => setTracked(visit.checked));
}
