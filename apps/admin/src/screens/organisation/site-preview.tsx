import { useSession } from "@carrel/hooks";
import type { OrganisationProfile } from "@carrel/sdk";
import { BrandLogo } from "@carrel/ui/brand-logo";
import { ClientFooter } from "@carrel/ui/client-footer";
import { ClientHeader } from "@carrel/ui/client-header";
import type { ComponentProps, ReactNode } from "react";

export type PreviewedBrand = ComponentProps<typeof BrandLogo>["organisation"];

interface SitePreviewProps {
  brand: PreviewedBrand;
  size: "small" | "large";
  socialLinks: OrganisationProfile["socialLinks"];
  /** Between head and foot. */
  children: ReactNode;
}

/** Head and foot of the organisation's booking site, as visitors meet them. */
export function SitePreview({ brand, size, socialLinks, children }: SitePreviewProps) {
  const { platform } = useSession().loggedOrgDetails;
  return (
    <>
      <ClientHeader brand={<BrandLogo organisation={brand} size={size} />} />
      <div className="p-4">{children}</div>
      <ClientFooter
        links={[
          { label: "Home", href: "/" },
          // They are the platform's own, and no reseller's client leads there.
          ...(platform.isOwn
            ? [
                { label: "Privacy Policy", href: "/privacy" },
                { label: "Terms", href: "/terms" },
              ]
            : []),
        ]}
        socialLinks={socialLinks}
      />
    </>
  );
}
