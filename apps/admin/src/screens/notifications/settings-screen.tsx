import { usePermission } from "@carrel/hooks";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { FailedList } from "../../lists/list-states";
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
      {settings.isPending && <SettingsSkeleton />}
      {settings.isError && !settings.data && (
        <FailedList what="The settings" error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && <SettingsForm stored={settings.data} readOnly={!mayEdit} />}
    </>
  );
}
