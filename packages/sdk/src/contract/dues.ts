import type { ById, Page } from "../schemas/common";
import type {
  ClaimDue,
  Debtor,
  DebtorDetail,
  DueQuery,
  PaidDues,
  PayDues,
  SentReminder,
  WriteOffDues,
} from "../schemas/due";
import { read, write } from "./operation";

const touches = ["dues", "bookings", "memberships", "charges", "desks", "customers", "ledger", "cash", "dashboard"];

export const dues = {
  /**
   * Lists who owes something in the selected branch, for confirmed bookings, and memberships and charges of any state but cancelled: who owes most first.
   * `search` looks into names, addresses and phones, and `olderThan` is how many days ago the oldest began at least.
   * With `debtorId` it is one's own row, one a currency; empty where nothing is due, unlike `get`.
   * @example const { data } = await client.dues.list({ limit: 20, page: 1 });
   */
  list: read<DueQuery, Page<Debtor>>("POST /co-space/dues", {
    query: ["limit", "page", "search", "debtorId", "olderThan"],
    page: "totalRecords",
    limit: 20,
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * Reads what somebody owes in the selected branch, the oldest first; 404 where nothing is due.
   * @example const { items } = await client.dues.get({ id: debtor._id });
   */
  get: read<ById, DebtorDetail>("GET /co-space/dues/{id}", { permission: "bookings.read", addition: true }),

  /**
   * Takes money for what somebody owes in the selected branch: it pays the oldest first, the last of them in part. More than is due is 409 `payment_exceeds`
   * with `data.due`, and where nothing is due `nothing_due`.
   * @example const { due } = await client.dues.pay({ id: debtor._id, amount: debtor.due, currency: debtor.currency, method: "cash" });
   */
  pay: write<PayDues, PaidDues>("POST /co-space/dues/{id}/payments", {
    permission: "bookings.write",
    touches,
    addition: true,
  }),

  /**
   * Writes off what somebody owes in the selected branch, the oldest first: it is asked for no more, and no payment. 409 as of `pay`.
   * @example await client.dues.writeOff({ id: debtor._id, amount: 20_000, currency: "INR", reason: "Moved away" });
   */
  writeOff: write<WriteOffDues, PaidDues>("POST /co-space/dues/{id}/write-offs", {
    permission: "payments.refund",
    touches,
    addition: true,
  }),

  /**
   * Asks again for all that was written off of a booking, a membership or a charge (409 `nothing_written_off`).
   * @example const { due } = await client.dues.claim({ kind: "booking", id: booking._id });
   */
  claim: write<ClaimDue, PaidDues>("POST /co-space/dues/claims", {
    permission: "payments.refund",
    touches,
    addition: true,
  }),

  /**
   * Mails somebody what he owes in the selected branch, once a day (409 `reminded_today`): how much, what for, since when and whom to ask.
   * 409 `no_address` where no e-mail address of his is known, `mails_stopped` where he wants no such mails, and `mails_used_up` where the
   * organisation, or his address, has had its mails of the day; nothing waits for the next. 404 where nothing is due.
   * @example const { remindedAt } = await client.dues.remind({ id: debtor._id });
   */
  remind: write<ById, SentReminder>("POST /co-space/dues/{id}/reminders", {
    permission: "bookings.write",
    touches: ["dues"],
    addition: true,
  }),
};
