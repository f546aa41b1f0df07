import { useOnce } from "@carrel/hooks";
import type { Debtor } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { useMoney } from "../../app/use-money";
import { LetGoDialog } from "../../forms/let-go-dialog";
import { debtorName } from "./debtor-name";

const REASONS = ["Moved away", "Can’t be reached", "Agreed with the owner", "Our mistake"];

interface WriteOffDialogProps {
  debtor: Debtor;
  onClose: () => void;
}

/** Lets go of what somebody owes, or of a part: the oldest first. */
export function WriteOffDialog({ debtor, onClose }: WriteOffDialogProps) {
  const { _id: id, due, currency, owed } = debtor;
  const name = debtorName(debtor);
  const format = useMoney();
  const money = (amount: number) => format(amount, currency);
  const writeOff = useMutation(q.dues.writeOff({ once: useOnce() }));
  return (
    <LetGoDialog
      title={`Write off for ${name}`}
      description={`${money(due)} is due${owed > 1 ? ` for ${owed}, the oldest goes first` : ""}`}
      note="It is asked for no more and counts as no income. You can ask for it again later."
      action="Write off"
      most={due}
      currency={currency}
      leaves={(left) => `${money(left)} stays due.`}
      reasons={REASONS}
      reasonHint="For your staff: it stands beside what is written off."
      submit={async (typed) => {
        const left = await writeOff.mutateAsync({ id, currency, ...typed });
        toast.success(`${money(typed.amount)} of ${name} written off`, {
          description: left.due > 0 ? `${money(left.due)} is still due` : "Nothing else is due",
        });
      }}
      onClose={onClose}
    />
  );
}
