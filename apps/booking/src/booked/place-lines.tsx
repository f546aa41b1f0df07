import type { PublicBranch } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Link } from "@carrel/ui/link";
import { useId } from "react";

/** How to find a place, and whom to ask there; nothing where nothing is known. */
export function PlaceLines({ branch: { name, address, phone, email } }: { branch: PublicBranch }) {
  const id = useId();
  const { line1, line2, city, postalCode, country } = address;
  const lines = [line1, line2, city, postalCode, country].filter(Boolean).join(", ");
  if (!lines && !phone && !email) return null;
  const way = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${name}, ${lines}` })}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-base font-medium text-strong">
        {name}
      </h2>
      {lines && (
        <p className="m-0 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="wrap-anywhere">{lines}</span>
          <Button asChild size="sm">
            <a href={way} target="_blank" rel="noreferrer">
              Find the way
            </a>
          </Button>
        </p>
      )}
      {(phone || email) && (
        <p className="m-0 flex flex-wrap gap-x-4 gap-y-2">
          {phone && <Link href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</Link>}
          {email && <Link href={`mailto:${email}`}>{email}</Link>}
        </p>
      )}
    </section>
  );
}
