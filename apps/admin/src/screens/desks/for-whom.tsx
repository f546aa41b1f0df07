import { usePermission, useTerminology } from "@carrel/hooks";
import { Avatar } from "@carrel/ui/avatar";
import { Button } from "@carrel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";

interface ForWhomProps {
  customerId: string;
  onStop: () => void;
}

/** Says for whom a desk is looked for: what is booked or assigned next is for them. */
export function ForWhom({ customerId, onStop }: ForWhomProps) {
  const words = useTerminology();
  const mayLook = usePermission("customers.read");
  const { data, isError } = useQuery({ ...q.customers.get({ id: customerId }), enabled: mayLook });
  if (!mayLook || isError) return null;
  return (
    <p className="m-0 flex items-center gap-3 rounded border border-border px-3 py-2">
      <Avatar size="sm" name={data?.name ?? ""} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        Choosing a {words.desk.toLowerCase()} for{" "}
        <strong className="font-semibold text-strong">{data?.name ?? `a ${words.member.toLowerCase()}`}</strong>
      </span>
      <Button size="sm" variant="ghost" className="ms-auto shrink-0" onClick={onStop}>
        Stop
      </Button>
    </p>
  );
}
