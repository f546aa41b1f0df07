import { messageOf, useOnce } from "@carrel/hooks";
import type { Debtor } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q, queryClient } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { debtorName } from "./debtor-name";
import { whyNoReminder } from "./reminder-words";

interface RemindButtonProps {
  debtor: Debtor;
  size?: "sm" | "md";
}

/** Mails somebody what he owes; where he can't be mailed, it says why. */
export function RemindButton({ debtor, size = "md" }: RemindButtonProps) {
  const remind = useMutation(q.dues.remind({ once: useOnce() }));
  const name = debtorName(debtor);
  const why = whyNoReminder(debtor);
  const send = async () => {
    try {
      await remind.mutateAsync({ id: debtor._id });
      toast.success(`A reminder is on its way to ${name}`, { description: debtor.email });
    } catch (error) {
      // Somebody else reminded him, or took the money, meanwhile.
      void queryClient.invalidateQueries({ queryKey: ["dues"] });
      toast.error(`${name} was not reminded`, { description: messageOf(error) });
    }
  };
  return (
    <OnlineButton
      size={size}
      loading={remind.isPending}
      disabled={why !== ""}
      title={why || undefined}
      onClick={() => void send()}
    >
      Remind
    </OnlineButton>
  );
}
