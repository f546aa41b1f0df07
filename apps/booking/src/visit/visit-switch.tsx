import { isTracked, onTrackingChange, setTracked } from "@carrel/sdk";
import { Switch } from "@carrel/ui/switch";
import { useSyncExternalStore } from "react";

/** Whether it is noted which steps the visitor reaches. The choice stays in his browser and counts at once. */
export function VisitSwitch({ orgName }: { orgName: string }) {
  const isOn = useSyncExternalStore(onTrackingChange, isTracked, () => true);
  return (
    <Switch
      label="Count my visit"
      // Each by itself: as one they were larger than the page's question, and so the paint that a phone waits for.
      description={
        <>
          <span className="block">{`Shows ${orgName} which steps of booking are reached, and when.`}</span>
          <span className="block">Never who you are or what you type.</span>
        </>
      }
      checked={isOn}
      onCheckedChange={setTracked}
    />
  );
}
