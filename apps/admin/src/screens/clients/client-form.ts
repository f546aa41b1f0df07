import type { ClientDetail, UpdateOrganisationSettings } from "@carrel/sdk";
import type * as z from "zod";
import { changed } from "../../forms/changed";
import { differInUpi, SettingsInput, typedRules } from "../organisation/settings-schema";

/** What the one above an organisation can set of it; names are those of the calls. */
export const ClientInput = SettingsInput.pick({
  orgName: true,
  workspaceKind: true,
  timezone: true,
  orgSettings: true,
  upiDetails: true,
});
export type ClientFields = z.input<typeof ClientInput>;
export type ClientValues = z.output<typeof ClientInput>;

/** What the form shows of a client. */
export const clientFields = (client: ClientDetail): ClientFields => ({
  orgName: client.orgName,
  workspaceKind: client.workspaceKind,
  timezone: client.timezone,
  orgSettings: typedRules(client.orgSettings),
  upiDetails: client.upiDetails ?? { vpa: "", payeeName: "" },
});

/** Whether payments would go elsewhere than now, or nowhere. */
export const movesPayments = (typed: ClientFields["upiDetails"], stored: ClientDetail["upiDetails"]) =>
  stored !== null && typed.vpa.trim() !== stored.vpa;

/**
 * Takes apart what was typed into the calls that save it; a call that has nothing to change is left out.
 * @param stored the client as the server last told it
 */
export function clientChanges(values: ClientValues, stored: ClientDetail) {
  const orgSettings = changed(values.orgSettings, stored.orgSettings);
  const settings: Omit<UpdateOrganisationSettings, "_id"> = {
    ...changed({ workspaceKind: values.workspaceKind, timezone: values.timezone }, stored),
    ...(orgSettings && { orgSettings }),
    ...(differInUpi(values.upiDetails, stored.upiDetails) && { upiDetails: values.upiDetails }),
  };
  return {
    ...(Object.keys(settings).length > 0 && { settings: { _id: stored._id, ...settings } }),
    ...(values.orgName !== stored.orgName && { name: { orgId: stored._id, orgName: values.orgName } }),
  };
}
