import { Button } from "@carrel/ui/button";
import type { View } from "../view";

interface BookLinkProps {
  view: View;
  branchId?: string | undefined;
  label?: string;
  size?: "md" | "lg";
}

/** Leads to the booking flow, where bookings are taken. */
export const BookLink = ({ view, branchId, label, size = "md" }: BookLinkProps) =>
  view.place.bookingsClosed === null &&
  view.branches.length > 0 && (
    <Button asChild variant="primary" size={size} className="book-link">
      <a href={view.bookLink(branchId)}>{label ?? `Book a ${view.words.desk.toLowerCase()}`}</a>
    </Button>
  );
