import { useSession, useTerminology } from "@carrel/hooks";
import type { BookingStats } from "@carrel/sdk";
import { can } from "@carrel/sdk/domain";
import { toast } from "@carrel/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { isOpenTo } from "../../app/needs";
import { useBranches } from "../../app/use-branches";
import { firstRunSteps, SAYABLE, type Said } from "./steps";

/** What was said of an organisation's first steps on this device. */
interface Remembered {
  isHidden: boolean;
  said: Said[];
}

const NOTHING: Remembered = { isHidden: false, said: [] };

function read(key: string): Remembered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return NOTHING;
    const said = "said" in kept && Array.isArray(kept.said) ? kept.said : [];
    return {
      isHidden: "isHidden" in kept && kept.isHidden === true,
      said: SAYABLE.filter((what) => said.includes(what)),
    };
  } catch {
    return NOTHING;
  }
}

/**
 * What no data tell of the first steps: which were said to be over, and whether the list was put away.
 * @param organisationId each organisation has its own
 */
function useRemembered(organisationId: string) {
  const key = `carrel.first-run.${organisationId}`;
  const [remembered, setRemembered] = useState(() => read(key));
  const remember = (change: Partial<Remembered>) => {
    const next = { ...remembered, ...change };
    setRemembered(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is blocked or full: it lasts until the page is left.
    }
  };
  return [remembered, remember] as const;
}

/** Whether anything was ever booked, as far as figures tell. */
const isBooked = ({ bookingDetails: { pending, confirmed, cancelled, upcoming } }: BookingStats) =>
  pending + confirmed + cancelled + upcoming.length > 0;

/**
 * How far an organisation is from its first booking. Nothing is asked of the server once there was one.
 * @param here the dashboard's figures, undefined until they are there
 */
export function useFirstRun(here: BookingStats | undefined) {
  const session = useSession();
  const words = useTerminology();
  const { branches, isKnown } = useBranches();
  const [{ isHidden, said }, remember] = useRemembered(session.loggedOrgDetails._id);
  const mayBeNew = here !== undefined && !isBooked(here);
  // The dashboard's figures are a week's, and maybe of one branch.
  const year = useQuery({ ...q.dashboard.bookingStats({ period: "yearly" }), enabled: mayBeNew });
  const isNew = mayBeNew && year.data !== undefined && !isBooked(year.data);
  const plans = useQuery({
    ...q.feePlans.list({ limit: 1, page: 1 }),
    enabled: isNew && can(session, "feePlans.read"),
  });
  const isReady = isNew && isKnown && !plans.isLoading;

  const steps = firstRunSteps(
    {
      branch: branches.find(({ _id }) => _id === session.selectedBranch) ?? branches[0],
      desks: year.data?.deskOccupancy.total,
      feePlans: plans.data?.totalRecords,
      said: new Set(said),
    },
    words,
  ).map((step) => ({ ...step, isOpen: isOpenTo(session, step.needs) }));

  const show = () => remember({ isHidden: false });
  return {
    /** Null once there was a booking, and until that is known. */
    steps: isReady ? steps : null,
    // Without a branch there is nothing else to see.
    isHidden: isHidden && branches.length > 0,
    show,
    hide: () => {
      remember({ isHidden: true });
      toast.info("The first steps are put away", { action: { label: "Undo", onClick: show } });
    },
    say: (what: Said) => remember({ said: [...said, what] }),
  };
}
