import { usePermission, useTerminology } from "@carrel/hooks";
import { Avatar } from "@carrel/ui/avatar";
import { Button } from "@carrel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { q } from "../../app/carrel";

/**
 * Says for whom a desk is looked for, as long as the address names him: what is booked or assigned next is for him. On the
 * list and on each desk's page, in sight however far one scrolls.
 */
export function ForWhom() {
  const { customer } = useSearch({ strict: false });
  const words = useTerminology();
  const navigate = useNavigate();
  const mayLook = usePermission("customers.read");
  const isAsked = mayLook && customer !== undefined;
  const { data, isError } = useQuery({ ...q.customers.get({ id: customer ?? "" }), enabled: isAsked });
  if (!isAsked || isError) return null;
  return (
    <p className="sticky top-(--ui-topbar-height) z-20 m-0 flex items-center gap-3 rounded border border-border bg-surface px-3 py-2">
      <Avatar size="sm" name={data?.name ?? ""} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        Choosing a {words.desk.toLowerCase()} for{" "}
        <strong className="font-semibold text-strong">{data?.name ?? `a ${words.member.toLowerCase()}`}</strong>
      </span>
      <Button
        size="sm"
        variant="ghost"
        className="ms-auto shrink-0"
        onClick={() => void navigate({ to: ".", search: (kept) => ({ ...kept, customer: undefined }), replace: true })}
      >
        Stop
      </Button>
    </p>
  );
}
