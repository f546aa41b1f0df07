import type { PublicOrganisation } from "@carrel/sdk";
import type { PictureSize } from "../ports";
import { fileIdOf } from "./place-picture";

/** Where the logo of a host's own organisation stands. */
export const LOGO_PATH = "/logo.jpg";

/** The address of a logo on its organisation's host. Unlike what is signed it stays, so that mails name it. @param key of the stored file */
export const logoPath = (key: string): string => `${LOGO_PATH}?v=${fileIdOf(key)}`;

type Logos = Pick<PublicOrganisation, "branding" | "logoSquare">;

/** Each of an organisation's logos, by the name that it has in an address. */
export const LOGOS = {
  large: ({ branding }: Logos) => branding.logoLarge,
  small: ({ branding }: Logos) => branding.logoSmall,
  square: ({ logoSquare }: Logos) => logoSquare,
} as const;
export type LogoName = keyof typeof LOGOS;

/** In a header, twice over. */
export const LOGO_BOX: PictureSize = { width: 480, height: 128 };

const OWN = /^\/logos\/(large|small|square)\.webp$/;

/** @returns which logo of a host's own organisation an address names; undefined where it names none */
export const readOwnLogo = (pathname: string) => OWN.exec(pathname)?.[1] as LogoName | undefined;
