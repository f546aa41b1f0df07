import { useSession } from "@carrel/hooks";
import { isTracked, onTrackingChange, setTracked } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { Switch } from "@carrel/ui/switch";
import { useSyncExternalStore } from "react";

/** Whether it is noted what one does here. The choice is kept on this device and counts at once. */
export function TrackingCard() {
  const { orgName } = useSession().loggedOrgDetails;
  const isOn = useSyncExternalStore(onTrackingChange, isTracked);
  return (
    <Card title="Tracking" description={`Helps ${orgName} to see which parts of Carrel are used.`}>
      <Switch
        label="Note what I do on this device"
        description="Which screens you open and which changes you save, by name and time. Never what you type or whom you look at."
        checked={isOn}
        onCheckedChange={setTracked}
      />
    </Card>
  );
}
