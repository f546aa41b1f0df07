import type { ClientDetail } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { Card } from "@carrel/ui/card";
import { DescriptionList } from "@carrel/ui/description-list";
import { LOCALE } from "../../app/locale";
import { counted, overdueText, reminderText, spanText } from "../../app/words/span-text";

/** How people book at an organisation. */
export function BookingCard({ client }: { client: ClientDetail }) {
  const { features, orgSettings, workspaceKind } = client;
  const { slotMinutes, bookingWindowDays, cancelUntilMinutes } = orgSettings;
  const { expiryReminderDays, dueReminderDays } = orgSettings;
  const { pendingHours, visitorPendingBookings, visitorPendingDays, visitorBookingDays, floatingFactor } = orgSettings;
  const desk = terminology(workspaceKind).desk.toLowerCase();
  const sold = [features.hourlyBooking && "hour", features.dailyBooking && "day"].filter(Boolean);
  return (
    <Card title="Booking">
      <DescriptionList
        columns={2}
        items={[
          {
            term: "Booked",
            details: sold.length > 0 ? `By the ${sold.join(" and by the ")}` : "Not at all: visitors can't book",
          },
          { term: "QR codes", details: features.qrBooking ? "Lead to booking" : "Switched off" },
          { term: "Confirmed", details: features.autoConfirm ? "At once, if nothing is to pay" : "By the staff" },
          { term: "Booked ahead", details: `Up to ${counted(bookingWindowDays, "day")}` },
          { term: "Steps of the times", details: spanText(slotMinutes) },
          { term: "Waits for the staff", details: `${spanText(pendingHours * 60)}, then it is cancelled` },
          {
            term: "Waiting, of one visitor",
            details: `${counted(visitorPendingBookings, "booking")}, ${counted(visitorPendingDays, "day")} together`,
          },
          { term: "One booking covers", details: `Up to ${counted(visitorBookingDays, "day")}` },
          {
            term: "Cancelled until",
            details: cancelUntilMinutes === 0 ? "The start" : `${spanText(cancelUntilMinutes)} before the start`,
          },
          { term: `Floating places for each ${desk}`, details: floatingFactor.toLocaleString(LOCALE) },
          { term: "Reminder of an end", details: reminderText(expiryReminderDays) || "None" },
          { term: "Reminder of what is due", details: overdueText(dueReminderDays) || "None by itself" },
        ]}
      />
    </Card>
  );
}
