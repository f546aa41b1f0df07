import { queryClient } from "../../app/carrel";

const channel = "BroadcastChannel" in window ? new BroadcastChannel("carrel.notifications") : null;

/** Says that notifications were marked here, so that the badges of other tabs follow. */
export const tellBadges = () => channel?.postMessage("marked");

if (channel) {
  // What a hidden tab shows is read when it is looked at again.
  channel.onmessage = () => void queryClient.invalidateQueries({ queryKey: ["notifications"] });
}
