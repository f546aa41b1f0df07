import { useSession } from "@carrel/hooks";
import { BranchSwitcher } from "@carrel/ui/branch-switcher";
import { MapPin } from "lucide-react";
import { useEffect, useState } from "react";
import { useBranches } from "./use-branches";

/** Which branch the lists cover, and the way to another for people who have a choice. */
export function CurrentBranch({ onChange }: { onChange: () => void }) {
  const session = useSession();
  const { branches: latest, isKnown } = useBranches();
  // A change of branch forgets all that was loaded; the button that the focus returns to stays meanwhile.
  const [branches, setBranches] = useState(latest);
  useEffect(() => {
    if (isKnown) setBranches(latest);
  }, [isKnown, latest]);
  const name = branches.find(({ _id }) => _id === session.selectedBranch)?.name ?? null;
  if (session.selectedBranch !== null && branches.length === 0) return null;
  if (branches.length > 1 || name === null) {
    return (
      <BranchSwitcher branch={name} placeholder="No branch yet" disabled={branches.length === 0} onPress={onChange} />
    );
  }
  return (
    <p className="flex min-w-0 items-center gap-2 font-medium text-strong" title={name}>
      <MapPin className="size-4 shrink-0 text-muted" />
      <span className="sr-only">Branch: </span>
      <span className="truncate">{name}</span>
    </p>
  );
}
