import { fileIdOf } from "./place-picture";

/** Where the logo of a host's own organisation stands. */
export const LOGO_PATH = "/logo.jpg";

/** The address of a logo on its organisation's host. Unlike what is signed it stays, so that mails name it. @param key of the stored file */
export const logoPath = (key: string): string => `${LOGO_PATH}?v=${fileIdOf(key)}`;
