import type { Membership } from "@carrel/sdk";
import { useState } from "react";
import { MembershipActions, WORK } from "./membership-actions";
import type { MembershipWork } from "./works";

interface MembershipWorksProps {
  membership: Membership;
  /** The branch's time zone. */
  zone: string;
}

/** What can be done with one of several memberships, and the dialog of what was chosen. */
export function MembershipWorks({ membership, zone }: MembershipWorksProps) {
  const [work, setWork] = useState<MembershipWork | null>(null);
  const Work = work && WORK[work];
  return (
    <div className="-ms-2 flex items-center gap-1">
      <MembershipActions membership={membership} onChoose={setWork} isAmongOthers />
      {Work && <Work membership={membership} zone={zone} onClose={() => setWork(null)} />}
    </div>
  );
}
