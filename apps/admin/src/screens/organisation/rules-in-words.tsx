import { Callout } from "@carrel/ui/callout";
import { Eye } from "lucide-react";
import { useWatch } from "react-hook-form";
import { LOCALE } from "../../app/locale";
import { counted, overdueText, reminderText, spanText } from "../../app/words/span-text";
import { daysAfter, daysBefore } from "./settings-schema";
import { useFormTerminology, useSettingsForm } from "./use-settings-form";

const DAY_MS = 86_400_000;

/** The booking rules as they are set now, as somebody who books would be told them. */
export function RulesInWords() {
  const words = useFormTerminology();
  const { control } = useSettingsForm();
  const rules = useWatch({ control, name: "orgSettings" });
  const timeZone = useWatch({ control, name: "timezone" });
  const { slotMinutes, bookingWindowDays, cancelUntilMinutes } = rules;
  const { pendingHours, visitorPendingBookings, visitorPendingDays, visitorBookingDays, floatingFactor } = rules;
  const shown = [slotMinutes, bookingWindowDays, cancelUntilMinutes];
  const limits = [pendingHours, visitorPendingBookings, visitorPendingDays, visitorBookingDays];
  // While a number is being typed it may be none.
  if ([...shown, ...limits].some((each) => !Number.isInteger(each)) || !Number.isFinite(floatingFactor)) return null;
  const last = new Date(Date.now() + bookingWindowDays * DAY_MS);
  const until = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone }).format(last);
  const reminders = reminderText(daysBefore(rules.expiryReminderDays));
  const overdue = overdueText(daysAfter(rules.dueReminderDays));
  const member = words.member.toLowerCase();
  return (
    <Callout title="What this means" icon={<Eye />}>
      Today visitors can book until {until}, in steps of {spanText(slotMinutes)}. One visitor books{" "}
      {counted(visitorBookingDays, "day")} at once at most, and may have {counted(visitorPendingBookings, "booking")} of{" "}
      {counted(visitorPendingDays, "day")} together that wait for your staff; what nobody confirms within{" "}
      {spanText(pendingHours * 60)} is cancelled. Visitors may cancel{" "}
      {cancelUntilMinutes === 0 ? "until the start" : `until ${spanText(cancelUntilMinutes)} before the start`}.{" "}
      {reminders
        ? `A ${member} hears that a period ends ${reminders}.`
        : `A ${member} is not told before a period ends.`}{" "}
      {overdue
        ? `Who owes is mailed ${overdue} the oldest of it began.`
        : "Who owes is mailed only where your staff do it."}{" "}
      Of 10 {words.desks.toLowerCase()} that no fixed {member} has,{" "}
      {Math.floor(Number((floatingFactor * 10).toFixed(6)))} floating places are sold.
    </Callout>
  );
}
