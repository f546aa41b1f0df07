import { useTerminology } from "@carrel/hooks";
import { Callout } from "@carrel/ui/callout";
import { useWatch } from "react-hook-form";
import { CheckField } from "./check-field";
import { type SectionProps, useSettingsForm } from "./use-settings-form";

/** What the organisation offers to those who book. */
export function FeaturesSection({ readOnly }: SectionProps) {
  const words = useTerminology();
  const { control } = useSettingsForm();
  const features = useWatch({ control, name: "features" });
  const desk = words.desk.toLowerCase();
  return (
    <>
      <CheckField
        name="features.hourlyBooking"
        label="Booking by the hour"
        description={`Visitors take a ${desk} for part of a day.`}
        readOnly={readOnly}
      />
      <CheckField
        name="features.dailyBooking"
        label="Booking by the day"
        description={`Visitors take a ${desk} for whole days.`}
        readOnly={readOnly}
      />
      {!features.hourlyBooking && !features.dailyBooking && (
        <Callout tone="warning" live>
          Without one of the two nobody can book by themselves. Your staff still can.
        </Callout>
      )}
      <CheckField
        name="features.qrBooking"
        label="Booking by QR code"
        description={`Whoever scans a branch's code sees what is free and books a ${desk} there.`}
        readOnly={readOnly}
      />
      <CheckField
        name="features.autoConfirm"
        label="Confirm by itself"
        description="A booking with nothing to pay is confirmed at once. Without it your staff confirm each one."
        readOnly={readOnly}
      />
    </>
  );
}
