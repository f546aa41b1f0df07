import type { Membership } from "@carrel/sdk";
import { DropdownMenuSeparator } from "@carrel/ui/dropdown-menu";
import { ArrowLeftRight, LogIn, RefreshCw, Replace, Snowflake, Undo2, UserRoundX } from "lucide-react";
import type { ComponentType } from "react";
import { OnlineButton } from "../../app/online-button";
import { OnlineMenuItem } from "../../app/online-menu-item";
import { MoreMenu } from "../../app/parts/more-menu";
import { ChangeDialog } from "./work/change-dialog";
import { EndDialog } from "./work/end-dialog";
import { FreezeDialog } from "./work/freeze-dialog";
import { ReinstateDialog } from "./work/reinstate-dialog";
import { RenewDialog } from "./work/renew-dialog";
import { TransferDialog } from "./work/transfer-dialog";
import { VisitDialog } from "./work/visit-dialog";
import type { WorkProps } from "./work/work-props";
import { type MembershipWork, worksOf } from "./works";

/** What asks for each. */
export const WORK: Readonly<Record<MembershipWork, ComponentType<WorkProps>>> = {
  renew: RenewDialog,
  visit: VisitDialog,
  freeze: FreezeDialog,
  change: ChangeDialog,
  transfer: TransferDialog,
  reinstate: ReinstateDialog,
  end: EndDialog,
};

interface MembershipActionsProps {
  membership: Membership;
  onChoose: (work: MembershipWork) => void;
  /** It stands beside others: each is called by whose it is. */
  isAmongOthers?: boolean;
}

/** What can be done with a membership as it stands. */
export function MembershipActions({ membership, onChoose, isAmongOthers = false }: MembershipActionsProps) {
  const works = worksOf(membership);
  const { customerName, shiftName } = membership;
  const name = isAmongOthers
    ? `the membership of ${[customerName || "somebody in another branch", shiftName].filter(Boolean).join(", ")}`
    : "this membership";
  const size = isAmongOthers ? "sm" : "md";
  if (works.length === 0) return null;
  const may = (work: MembershipWork) => works.includes(work);
  const isMore = may("freeze") || may("change") || may("transfer") || may("reinstate");
  return (
    <>
      {(isMore || may("end")) && (
        <div className={isAmongOthers ? undefined : "me-auto"}>
          <MoreMenu name={name} size={size}>
            {may("freeze") && (
              <OnlineMenuItem icon={<Snowflake />} onSelect={() => onChoose("freeze")}>
                Freeze
              </OnlineMenuItem>
            )}
            {may("change") && (
              <OnlineMenuItem icon={<Replace />} onSelect={() => onChoose("change")}>
                Change
              </OnlineMenuItem>
            )}
            {may("transfer") && (
              <OnlineMenuItem icon={<ArrowLeftRight />} onSelect={() => onChoose("transfer")}>
                Give to somebody else
              </OnlineMenuItem>
            )}
            {may("reinstate") && (
              <OnlineMenuItem icon={<Undo2 />} onSelect={() => onChoose("reinstate")}>
                Take the end back
              </OnlineMenuItem>
            )}
            {may("end") && (
              <>
                {isMore && <DropdownMenuSeparator />}
                <OnlineMenuItem variant="danger" icon={<UserRoundX />} onSelect={() => onChoose("end")}>
                  End
                </OnlineMenuItem>
              </>
            )}
          </MoreMenu>
        </div>
      )}
      {may("visit") && (
        <OnlineButton size={size} icon={<LogIn />} onClick={() => onChoose("visit")}>
          Add a visit
        </OnlineButton>
      )}
      {may("renew") && (
        <OnlineButton
          variant={isAmongOthers ? "secondary" : "primary"}
          size={size}
          icon={<RefreshCw />}
          onClick={() => onChoose("renew")}
          {...(isAmongOthers && { "aria-label": `Renew ${name}` })}
        >
          Renew
        </OnlineButton>
      )}
    </>
  );
}
