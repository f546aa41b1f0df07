import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { BookingForm } from "./booking-form";
import { period, place, q } from "./carrel";
import type { Finding, Search } from "./worker";

interface DesksProps {
  orgId: string;
  branchId: string;
}

/** The desks that are free in the period, beside what a worker counts of them. */
export function Desks({ orgId, branchId }: DesksProps) {
  const { data } = useQuery(q.desks.listPublic({ branchId, ...period }));
  const counted = useCounted(branchId);
  const [deskId, setDeskId] = useState("");
  const free = data?.data.filter((desk) => desk.status === 1) ?? [];
  return (
    <>
      <p>{free.length} desks are free</p>
      <p data-testid="worker">
        {counted ? `The worker found ${counted.free} of ${counted.looked}` : "The worker looks"}
      </p>
      {free.map((desk) => (
        <button type="button" key={desk._id} onClick={() => setDeskId(desk._id)}>
          {desk.name}
        </button>
      ))}
      {deskId && <BookingForm orgId={orgId} branchId={branchId} deskId={deskId} />}
    </>
  );
}

/** What the SDK's example of a worker finds in the same branch and period. */
function useCounted(branchId: string) {
  const [counted, setCounted] = useState<{ free: number; looked: number } | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    let free = 0;
    worker.onmessage = ({ data }: MessageEvent<Finding>) => {
      if ("looked" in data) setCounted({ free, looked: data.looked });
      else free += 1;
    };
    worker.postMessage({ ...place, branchId, ...period } satisfies Search);
    return () => worker.terminate();
  }, [branchId]);
  return counted;
}
