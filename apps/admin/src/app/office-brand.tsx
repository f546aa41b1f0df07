import { useSession } from "@carrel/hooks";
import { Brand } from "./brand";
import { site } from "./carrel";

/** The host's brand, and below it whose back-office this is; collapsed, the sidebar has room for the logo alone. */
export function OfficeBrand() {
  const { orgName } = useSession().loggedOrgDetails;
  return (
    <div className="flex min-w-0 flex-col gap-2 pt-3 pb-1 in-data-[state=collapsed]:p-0">
      <Brand />
      {orgName !== site.organisation.orgName && (
        <p className="truncate font-medium in-data-[state=collapsed]:hidden" title={orgName}>
          {orgName}
        </p>
      )}
    </div>
  );
}
