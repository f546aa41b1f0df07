import type { AdminUser } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { DescriptionList } from "@carrel/ui/description-list";
import { RecordSheet } from "../../app/record-sheet";
import { useBranches } from "../../app/use-branches";
import { unsentInvitation } from "../../app/words/cause-text";
import { branchAccess } from "./branch-access";
import { PersonState } from "./person-state";

interface PersonDetailsProps {
  person: AdminUser;
  /** Why it can't be changed; undefined where nobody asked to. */
  reason?: string | undefined;
}

/** Somebody of the staff, to look at. */
export function PersonDetails({ person, reason }: PersonDetailsProps) {
  const { branches } = useBranches();
  const names = branches.filter(({ _id }) => person.allowedBranches.includes(_id)).map(({ name }) => name);
  return (
    <RecordSheet title={person.name}>
      <div className="flex flex-col gap-5">
        {reason && <Callout tone="info">{reason}</Callout>}
        {person.inviteUnsent && <Callout tone="warning">{unsentInvitation(person.inviteUnsent)}</Callout>}
        <DescriptionList
          items={[
            { term: "State", details: <PersonState person={person} /> },
            { term: "E-mail", details: person.email },
            ...(person.pendingEmail === null
              ? []
              : [{ term: "New address", details: `${person.pendingEmail}, once its link is opened` }]),
            { term: "Phone", details: person.phone || "Not given" },
            { term: "Role", details: person.roleName },
            {
              term: "Branches",
              details: person.isDefaultUser || names.length === 0 ? branchAccess(person, branches) : names.join(", "),
            },
            { term: "Code at sign-in", details: person.twoFactor ? "Yes" : "No" },
          ]}
        />
      </div>
    </RecordSheet>
  );
}
