import type { Site } from "@carrel/sdk";
import { readId } from "@carrel/sdk/domain";
import { ORG_CODE } from "./host";

/** The place that a page of the booking app is about. */
export interface PagePlace {
  orgCode: string;
  /** The code as it stands in the address. */
  typedCode: string;
  branchId: string | undefined;
  /** Whether a QR poster led there, and not the organisation's own site. */
  isPoster: boolean;
  /** The one address under which search engines know it. */
  canonical: string;
}

const POSTER = /^\/qr-booking\/([^/]+)(?:\/([^/]+))?\/?$/i;
const OWN_SITE = /^\/book(?:ing)?(?:\/([^/]+))?\/?$/i;
const BOOK = /^\/book\//i;

/** @returns null for a page of one person's own, such as a booking's */
export const placeOfPage = (site: Site, { pathname, searchParams }: URL): PagePlace | null => {
  const [, code, id] = POSTER.exec(pathname) ?? [];
  if (code !== undefined) {
    if (!ORG_CODE.test(code)) return null;
    const orgCode = code.toUpperCase();
    const branchId = readId(id);
    return {
      orgCode,
      typedCode: code,
      branchId,
      isPoster: true,
      canonical: `/qr-booking/${[orgCode, branchId].filter(Boolean).join("/")}`,
    };
  }
  const own = site.mode === "client" ? OWN_SITE.exec(pathname) : null;
  // What stands behind `/booking/` is a booking's own.
  const isFlow = own !== null && (own[1] === undefined || BOOK.test(pathname));
  if (!isFlow) return null;
  const branchId = readId(own[1] ?? searchParams.get("branch") ?? undefined);
  const { orgCode } = site.organisation;
  const canonical = branchId ? `/book?branch=${branchId}` : "/book";
  return { orgCode, typedCode: orgCode, branchId, isPoster: false, canonical };
};
