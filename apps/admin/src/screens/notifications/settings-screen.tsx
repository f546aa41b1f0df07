import { usePermission } from "@carrel/hooks";
import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { Loaded } from "../../lists/loaded";
import { SettingsForm } from "./settings-form";
import { TYPE_GROUPS } from "./type-words";

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

/** The settings' groups, before it is known what is chosen. */
const SettingsSkeleton = () => (
  <div className="flex max-w-3xl flex-col gap-6" aria-hidden="true">
    {TYPE_GROUPS.map(({ id, title, types }) => (
      <Card key={id} title={title} padded={false}>
        <div className="flex flex-col gap-6 px-4 py-4">
          {types.map(({ type }) => (
            <Skeleton key={type} className="h-5 w-full" />
          ))}
        </div>
      </Card>
    ))}
  </div>
);
