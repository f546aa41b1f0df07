import { useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Plus, TriangleAlert } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { NUMBERS } from "../locale";
import { limitNouns, type RoomOf } from "../words/limit-nouns";

/** What few people meet, and late. */
const PlanFull = lazy(async () => ({ default: (await import("./plan-full")).PlanFull }));

/** From here on it is worth a warning: a part of what the plan allows. */
const NEARLY_FULL = 0.9;

const count = new Intl.NumberFormat(NUMBERS);

/** How many there are, and fit: "38 of 40 seats in your plan", under what a screen says of itself. */
export function RoomNote(room: RoomOf) {
  const { used, allowed } = room;
  const { many } = limitNouns(room, useTerminology());
  const isNear = used >= allowed * NEARLY_FULL;
  return (
    <span data-slot="plan-room" className={`mt-1 flex items-center gap-1.5 text-sm ${isNear ? "text-warning" : ""}`}>
      {isNear && <TriangleAlert className="size-4 flex-none" aria-hidden="true" />}
      {count.format(used)} of {count.format(allowed)} {many} in your plan
    </span>
  );
}

interface AddDoorProps {
  /** Null: the plan has no limit. */
  room: RoomOf | null;
  label: string;
  /** The link to what adds one. */
  children: ReactElement;
}

/** Leads to what adds one; where the plan is full, to why there is no room and where there is more. */
export function AddDoor({ room, label, children }: AddDoorProps) {
  const [isTold, setIsTold] = useState(false);
  if (!room || room.used < room.allowed) {
    return (
      <Button asChild variant="primary">
        {children}
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary" icon={<Plus />} aria-haspopup="dialog" onClick={() => setIsTold(true)}>
        {label}
      </Button>
      {isTold && (
        <Suspense fallback={null}>
          <PlanFull room={room} onClose={() => setIsTold(false)} />
        </Suspense>
      )}
    </>
  );
}
