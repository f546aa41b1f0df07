import type { LinkedBooking } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Link } from "@carrel/ui/link";
import { useId } from "react";
import { WayIn } from "./way-in";

/** What is needed to find a place, and to ask there; a booking's own names no more of it. */
export type FoundPlace = Pick<LinkedBooking["branch"], "name" | "address" | "phone" | "email">;

interface PlaceLinesProps {
  branch: FoundPlace;
  /** How to get in, for who has booked there. */
  directions?: string | undefined;
}

/** Whether there is a line to show of it. */
export const isFindable = (place: Pick<FoundPlace, "address" | "phone" | "email">) =>
  Boolean(addressInWords(place) || place.phone || place.email);

/** How to find a place, and whom to ask there; nothing where nothing is known. */
export function PlaceLines({ branch, directions }: PlaceLinesProps) {
  const id = useId();
  if (!isFindable(branch) && !directions) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-base font-medium text-strong">
        {branch.name}
      </h2>
      <PlaceContact branch={branch} />
      <WayIn directions={directions} />
    </section>
  );
}

/** An address in one line. */
export const addressInWords = ({ address: { line1, line2, city, postalCode, country } }: Pick<FoundPlace, "address">) =>
  [line1, line2, city, postalCode, country].filter(Boolean).join(", ");

/** The lines alone, where a heading stands already. Maps are links: no other site's scripts or pictures are on our pages. */
export function PlaceContact({ branch }: { branch: FoundPlace }) {
  const { name, phone, email } = branch;
  const lines = addressInWords(branch);
  const map = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: lines })}`;
  const way = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${name}, ${lines}` })}`;
  return (
    <>
      {lines && (
        <p className="m-0 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="wrap-anywhere">{lines}</span>
          <span className="flex flex-wrap gap-2">
            <Button asChild size="sm">
              <a href={way} target="_blank" rel="noreferrer">
                Find the way
              </a>
            </Button>
            <Button asChild size="sm" variant="ghost">
              <a href={map} target="_blank" rel="noreferrer">
                Show on a map
              </a>
            </Button>
          </span>
        </p>
      )}
      {(phone || email) && (
        <p className="m-0 flex flex-wrap items-center gap-x-4">
          {phone && (
            <Link className="contact-link" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
              {phone}
            </Link>
          )}
          {email && (
            <Link className="contact-link wrap-anywhere" href={`mailto:${email}`}>
              {email}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
