import { useSession } from "@carrel/hooks";
import { Brand } from "./brand";
import { useSiteOrganisation } from "./site-organisation";

/** The host's brand, and below it whose back-office this is; collapsed, the sidebar has room for the logo alone. */
export function OfficeBrand() {
  const { _id, orgName } = useSession().loggedOrgDetails;
  const host = useSiteOrganisation();
  return (
    <div className="flex min-w-0 flex-col gap-2 pt-3 pb-1 in-data-[state=collapsed]:p-0">
      <Brand className="in-data-[state=collapsed]:hidden" />
      <Brand size="small" className="hidden in-data-[state=collapsed]:inline-flex" />
      {_id !== host._id && (
        <p className="truncate font-medium in-data-[state=collapsed]:hidden" title={orgName}>
          {orgName}
        </p>
      )}
    </div>
  );
}
