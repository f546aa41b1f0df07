import { remindDebtors } from "../areas/dues/remind-debtors";
import { settleMandates } from "../areas/subscription/settle-mandates";
import { checkDomains } from "../areas/website/check-due";
import type { Jobs, Ports } from "../ports";
import { sealAuditLogs } from "./audit/seal-all";
import { tellRefusals } from "./audit/tell-refusals";
import { sweepFiles } from "./files/sweep-files";
import { foldFigures } from "./fold-figures";
import { noteReminders } from "./notifications/note-reminders";
import { remindMembers } from "./notifications/remind-members";
import { type TellingPorts, tellAllEvents } from "./notifications/tell-events";
import { readPhones } from "./read-phones";
import { sendMail } from "./send-mail";
import { inTurn } from "./stand-alone";
import { sweepEnded } from "./sweep-ended";
import { sweepHolds } from "./sweep-holds";
import { sweepMails } from "./sweep-mails";
import { turnDoubles } from "./turn-doubles";

/** What the server does by itself: each job that there is, and its work. */
export const jobList = (
  ports: TellingPorts & Pick<Ports, "files" | "payments" | "dns">,
): Parameters<Jobs["start"]>[0] => ({
  "mail.send": (payload) => sendMail(ports, payload),
  "holds.sweep": () => sweepHolds(ports),
  "mails.sweep": () => sweepMails(ports),
  "ended.sweep": () => sweepEnded(ports),
  "audit.seal": () =>
    inTurn(ports.log, { refusals: () => tellRefusals(ports), "the audit logs": () => sealAuditLogs(ports) }),
  "figures.fold": () => foldFigures(ports),
  "mandates.settle": () => settleMandates(ports),
  "domains.check": () => checkDomains(ports),
  "files.sweep": () => sweepFiles(ports),
  "phones.read": () => readPhones(ports),
  "doubles.turn": () => turnDoubles(ports),
  "events.sweep": () => tellAllEvents(ports),
  "reminders.note": () =>
    inTurn(ports.log, {
      "the staff's reminders": () => noteReminders(ports),
      "the members'": () => remindMembers(ports),
      "those who owe": () => remindDebtors(ports),
    }),
});
