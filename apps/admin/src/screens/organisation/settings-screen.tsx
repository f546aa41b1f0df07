import { usePermission } from "@carrel/hooks";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { Loaded } from "../../lists/loaded";
import { SettingsForm } from "./settings-form";
import { SettingsSkeleton } from "./settings-skeleton";

/** All settings of one's own organisation. */
export function SettingsScreen() {
  const mayEdit = usePermission("organisation.write");
  const settings = useQuery(q.organisation.settings());
  return (
    <>
      <ScreenHeader title="Settings" description="Of your organisation and all its branches." />
      <Loaded query={settings} what="The settings" pending={<SettingsSkeleton />}>
        {(found) => <SettingsForm profile={found} readOnly={!mayEdit} />}
      </Loaded>
    </>
  );
}
