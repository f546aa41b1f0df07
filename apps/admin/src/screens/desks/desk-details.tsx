import { useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { DESK_STATUS_LOOK } from "@carrel/sdk/domain";
import { DescriptionList } from "@carrel/ui/description-list";
import { Sheet } from "@carrel/ui/sheet";
import { ScreenTitle } from "../../app/screen-title";
import { DESK_KINDS } from "./desk-kinds";

/** A desk for those who may only look. */
export function DeskDetails({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const words = useTerminology();
  return (
    <>
      <ScreenTitle>{`${words.desk} ${desk.name}`}</ScreenTitle>
      <Sheet open onOpenChange={(open) => !open && onClose()} title={`${words.desk} ${desk.name}`}>
        <DescriptionList
          items={[
            { term: "Now", details: DESK_STATUS_LOOK[desk.status].label },
            { term: "Zone", details: desk.zone || "None" },
            { term: "Kind", details: DESK_KINDS.find((kind) => kind.value === desk.kind)?.label ?? desk.kind },
            { term: "Bookable", details: desk.isActive ? "Yes" : "No" },
          ]}
        />
      </Sheet>
    </>
  );
}
