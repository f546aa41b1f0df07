import { BrandLogo } from "@carrel/ui/brand-logo";
import { Button } from "@carrel/ui/button";
import type { ThemeId } from "@carrel/ui/themes";
import type { ComponentProps } from "react";
import { PreviewFrame } from "../../app/parts/preview-frame";

interface ResellerBrandPreviewProps {
  brand: ComponentProps<typeof BrandLogo>["organisation"];
  theme: ThemeId;
}

/** A line of text that is not there to be read. */
const Line = ({ width }: { width: string }) => <span className={`block h-3 rounded bg-border ${width}`} />;

/** The sign-in page and the head of the menu as they are met on a reseller's domain. */
export function ResellerBrandPreview({ brand, theme }: ResellerBrandPreviewProps) {
  return (
    <div className="grid items-start gap-4 rounded-lg bg-surface-sunken p-4 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <figure className="flex min-w-0 flex-col gap-2">
        <div className="overflow-hidden rounded-lg border border-border">
          <PreviewFrame label="The sign-in page" theme={theme}>
            <div className="flex flex-col gap-6 bg-surface p-5">
              <BrandLogo organisation={brand} size="large" />
              <div className="mx-auto flex w-full max-w-80 flex-col gap-4 rounded-lg border border-border bg-surface p-5">
                <strong className="text-lg text-strong">Sign in</strong>
                <span className="block h-9 rounded border border-border" />
                <span className="block h-9 rounded border border-border" />
                <Button variant="primary" block tabIndex={-1}>
                  Sign in
                </Button>
              </div>
            </div>
          </PreviewFrame>
        </div>
        <figcaption className="text-muted">The sign-in page, with the large logo</figcaption>
      </figure>
      <figure className="flex min-w-0 flex-col gap-2">
        <div className="overflow-hidden rounded-lg border border-border">
          <PreviewFrame label="Where there is little room" theme={theme}>
            <div className="flex flex-col bg-surface">
              <div className="border-b border-border p-4">
                <BrandLogo organisation={brand} size="small" />
              </div>
              <div className="flex flex-col gap-3 p-4">
                <Line width="w-1/2" />
                <Line width="w-3/4" />
                <Line width="w-2/3" />
                <Line width="w-1/3" />
              </div>
            </div>
          </PreviewFrame>
        </div>
        <figcaption className="text-muted">Where there is little room, with the small logo</figcaption>
      </figure>
    </div>
  );
}
