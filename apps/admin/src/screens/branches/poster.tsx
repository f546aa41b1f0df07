import { useBrand, useSession } from "@carrel/hooks";
import type { PublicOrganisation } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { BrandLogo } from "@carrel/ui/brand-logo";
import { QrCode } from "@carrel/ui/qr-code";
import { bookingAddress } from "./booking-address";
import type { NamedDesk } from "./use-branch-desks";

/** Letters of a desk's name that fit beside each other at its largest. */
const SHORT = 8;
/** Letters of a branch's name that fit on three lines. */
const MEDIUM = 40;

interface PosterProps {
  organisation: PublicOrganisation;
  branch: { _id: string; name: string };
  /** Left out: the branch's own. */
  desk?: NamedDesk;
}

/** One poster, as wide as its place: a code, what it is for, and whose it is. */
export function Poster({ organisation, branch, desk }: PosterProps) {
  const brand = useBrand(organisation);
  const words = terminology(organisation.workspaceKind);
  const word = words.desk.toLowerCase();
  const address = bookingAddress(useSession().loggedOrgDetails, branch._id, desk?._id);
  return (
    <article className="poster">
      <header className="poster__brand">
        <BrandLogo organisation={brand} />
      </header>
      <div className="poster__words">
        {desk ? (
          <>
            <p className="poster__eyebrow">{words.desk}</p>
            <h2 className="poster__title poster__title--desk" data-long={desk.name.length > SHORT || undefined}>
              {desk.name}
            </h2>
            <p className="poster__place">{[branch.name, desk.zone].filter(Boolean).join(" · ")}</p>
          </>
        ) : (
          <h2 className="poster__title" data-long={branch.name.length > MEDIUM || undefined}>
            Book a {word} at {branch.name}
          </h2>
        )}
      </div>
      <div className="poster__frame">
        <QrCode
          value={address}
          label={
            desk ? `QR code that books ${word} ${desk.name}` : `QR code that opens the booking page of ${branch.name}`
          }
          className="poster__code"
        />
      </div>
      <p className="poster__how">
        {desk ? `Scan to see when it is free, and book it.` : "Scan, pick a time, and it is yours."}
      </p>
      <p className="poster__address">{address}</p>
    </article>
  );
}
