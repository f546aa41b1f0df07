import { terminology } from "@carrel/sdk/domain";
import type { WorkspaceKind } from "@carrel/sdk/schemas";
import { composeMail, type MailText } from "./compose-mail";

/** Goes to an address that somebody registers with although it already has an account. */
export const addressTakenMail = (sender: string): MailText =>
  composeMail({
    subject: `You already have a ${sender} account`,
    sender,
    heading: "You already have an account",
    blocks: [
      { kind: "text", text: `Somebody, perhaps you, tried to register this address with ${sender} again.` },
      { kind: "text", text: "Sign in with it instead. If you forgot the password, choose “Forgot password”." },
    ],
    footer: "That was not you? Then ignore this mail: nothing was changed.",
  });

interface Welcome {
  sender: string;
  name: string;
  orgName: string;
  orgCode: string;
  workspaceKind: WorkspaceKind;
  trialDays: number;
}

/** Greets the owner of an organisation that was just made. */
export const welcomeMail = ({ sender, name, orgName, orgCode, workspaceKind, trialDays }: Welcome): MailText => {
  const words = terminology(workspaceKind);
  return composeMail({
    subject: `Welcome to ${sender}, ${orgName}`,
    sender,
    heading: `Welcome, ${name}`,
    blocks: [
      { kind: "text", text: `${orgName} is ready. Its code is ${orgCode}; visitors book with it.` },
      {
        kind: "text",
        text: `Next: add a branch with its opening hours, then its ${words.desks.toLowerCase()} and a fee plan.`,
      },
      { kind: "text", text: `Your trial runs for ${trialDays} days.` },
    ],
    footer: "You get this mail because you registered this organisation.",
  });
};
