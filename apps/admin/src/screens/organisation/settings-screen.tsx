import { usePermission } from "@carrel/hooks";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { Loaded } from "../../lists/loaded";
import { SettingsForm } from "./settings-form";

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

/** The settings while they are on their way: the sections' names, and the first of them. */
function SettingsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-8 min-[900px]:grid-cols-[14rem_minmax(0,50rem)]">
      <Skeleton lines={8} className="max-[899px]:hidden" />
      <div className="flex flex-col gap-6">
        <Skeleton shape="rect" height="22rem" />
        <Skeleton shape="rect" height="30rem" />
      </div>
    </div>
  );
}
