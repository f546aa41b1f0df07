import { usePermission } from "@carrel/hooks";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { FailedList } from "../../lists/list-states";
import { SettingsForm } from "./settings-form";
import { SettingsSkeleton } from "./settings-skeleton";

/** All settings of one's own organisation. */
export function SettingsScreen() {
  const mayEdit = usePermission("organisation.write");
  const settings = useQuery(q.organisation.settings());
  return (
    <>
      <ScreenHeader title="Settings" description="Of your organisation and all its branches." />
      {settings.isPending && <SettingsSkeleton />}
      {settings.isError && !settings.data && (
        <FailedList what="The settings" error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && <SettingsForm profile={settings.data} readOnly={!mayEdit} />}
    </>
  );
}
