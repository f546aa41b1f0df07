import { messageOf } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { NUMBERS } from "../../app/locale";
import { useMoment } from "../../app/use-moment";

const count = new Intl.NumberFormat(NUMBERS);

/** Whether the log is what was written; asked for by a press, because every entry is reckoned again. */
export function ChainStatus() {
  const moment = useMoment();
  const chain = useQuery({ ...q.auditLog.verify({}), enabled: false, retry: false });
  const check = (
    <Button size="sm" loading={chain.isFetching} onClick={() => void chain.refetch()}>
      {chain.isFetched ? "Check again" : "Check the log"}
    </Button>
  );
  if (chain.isError)
    return (
      <Callout tone="danger" title="The log could not be checked" action={check} live>
        {messageOf(chain.error)}
      </Callout>
    );
  if (!chain.data)
    return (
      <Callout title="Was any entry changed or taken out?" action={check}>
        Each entry is sealed together with the one before it, so a check of all of them tells.
      </Callout>
    );
  const { isWhole, entries, blanked, firstBroken } = chain.data;
  if (isWhole)
    return (
      <Callout tone="success" title="The log is whole" action={check} live>
        {count.format(entries)} {entries === 1 ? "entry was" : "entries were"} checked, from the first to the last. None
        was changed or taken out.
        {blanked > 0 &&
          ` In ${count.format(blanked)} of them what was kept of a person was erased; all else of them was checked.`}
      </Callout>
    );
  return (
    <Callout tone="danger" title="The log is not what was written" action={check} live>
      {firstBroken
        ? `Entry ${count.format(firstBroken.sequence)} of ${moment(firstBroken.occurredAt)} was changed, or entries before it were taken out.`
        : `Entries at the end were taken out: ${count.format(entries)} are left, and the last ones are missing.`}{" "}
      Keep what you have, and tell whoever runs the server.
    </Callout>
  );
}
