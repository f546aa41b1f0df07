import { useSession } from "@carrel/hooks";
import type { DebtorDetail } from "@carrel/sdk";
import { dueReminder, reminderLines, whatsAppLink } from "@carrel/sdk/domain";
import { useBranches } from "../../app/use-branches";

/** The address that opens a chat with somebody who owes, with the text of the mail; null where his number names no country. */
export function useChatLink(debtor: DebtorDetail): string | null {
  const { orgName, timezone } = useSession().loggedOrgDetails;
  const { branches } = useBranches();
  const branch = branches.find(({ _id }) => _id === debtor.items[0]?.branchId);
  const told = dueReminder({ ...debtor, upi: debtor.upi ?? null, branch: branch ?? { name: orgName, timezone } });
  return whatsAppLink(debtor.phone, reminderLines(told, [orgName, branch?.phone ?? "", branch?.email ?? ""]));
}
