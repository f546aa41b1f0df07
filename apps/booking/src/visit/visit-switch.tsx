import { isTracked, onTrackingChange, setTracked } from "@carrel/sdk";
import { Switch } from "@carrel/ui/switch";
import { useSyncExternalStore } from "react";

/** Whether it is noted which steps the visitor reaches. The choice stays in his browser and counts at once. */
export function VisitSwitch({ orgName }: { orgName: string }) {
  const isOn = useSyncExternalStore(onTrackingChange, isTracked, () => true);
  return (
    <Switch
      label="Count my visit"
      description={`Shows ${orgName} which steps of booking are reached, and when. Never who you are or what you type.`}
      checked={isOn}
      onCheckedChange={setTracked}
    />
  );
}
