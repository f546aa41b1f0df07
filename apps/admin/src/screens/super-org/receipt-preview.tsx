import type { SuperOrganisation } from "@carrel/sdk";
import { useWatch } from "react-hook-form";
import type { PlatformFields } from "./platform-schema";

/** The head of a receipt with what is typed now. */
export function ReceiptPreview({ platform }: { platform: Pick<SuperOrganisation, "orgName"> }) {
  const { legalName, taxId, supportEmail, supportPhone, address } = useWatch<PlatformFields>();
  const { line1, line2, city, state, postalCode, country } = address ?? {};
  const lines = [
    line1,
    line2,
    [city, postalCode].filter(Boolean).join(" "),
    [state, country].filter(Boolean).join(", "),
  ].filter((line) => line?.trim());
  const support = [supportEmail, supportPhone].filter((way) => way?.trim());
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <div className="rounded-lg border border-border bg-surface-sunken p-4">
        <div className="rounded border border-border bg-surface p-5 shadow-1">
          <p className="text-sm text-muted">Receipt</p>
          <p className="text-lg font-semibold wrap-anywhere text-strong">{legalName?.trim() || platform.orgName}</p>
          {lines.map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
          {taxId?.trim() && <p className="mt-2 wrap-anywhere">Tax number {taxId.trim()}</p>}
          <div className="my-4 flex flex-col gap-2" aria-hidden="true">
            <span className="h-2 w-2/3 rounded bg-border" />
            <span className="h-2 w-1/2 rounded bg-border" />
          </div>
          <p className="border-t border-border pt-3 text-sm wrap-anywhere text-muted">
            {support.length > 0 ? `Questions? ${support.join(" or ")}` : "No way to ask is given."}
          </p>
        </div>
      </div>
      <figcaption className="text-sm text-muted">The head of every receipt, as it is set now.</figcaption>
    </figure>
  );
}
