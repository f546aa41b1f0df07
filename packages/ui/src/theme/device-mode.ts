const DARK = "(prefers-color-scheme: dark)";

/** Whether the device asks for dark pages. */
export const isDeviceDark = (): boolean => matchMedia(DARK).matches;

/** No device, no wish. */
export const isServerDark = (): boolean => false;

/** Tells when that changes, as some devices do in the evening. */
export const onDeviceMode = (listener: () => void): (() => void) => {
  const query = matchMedia(DARK);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};
