import { usePermission } from "@carrel/hooks";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { Loaded } from "../../lists/loaded";
import { SettingsForm } from "./settings-form";
import { SettingsSkeleton } from "./settings-skeleton";

/** What the organisation's staff are told of, on their screens and by e-mail. */
export function NotificationSettingsScreen() {
  const mayEdit = usePermission("notifications.write");
  const settings = useQuery(q.notifications.settings());
  return (
    <>
      <ScreenHeader
        title="Notification settings"
        description="What everybody at your organisation is told of, as far as his role and his branches go."
        breadcrumb={[{ label: "Notifications", href: "/notifications" }, { label: "Settings" }]}
      />
      <Loaded query={settings} what="The settings" pending={<SettingsSkeleton />}>
        {(found) => <SettingsForm stored={found} readOnly={!mayEdit} />}
      </Loaded>
    </>
  );
}
