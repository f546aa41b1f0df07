import type { Topic } from "./rule";

export const money: Topic = {
  title: "What is owed and paid",
  rules: [
    {
      what: "Money is taken for a booking whenever it is due, in parts, by whom it was and how; of two who take the same one is refused.",
      where: ["apps/api/src/areas/bookings/pay.ts#payBooking", "packages/sdk/src/domain/booking-money.ts#dueOf"],
      heldBy: [
        "apps/api/src/areas/bookings/money.test.ts › is taken in parts until nothing is due, never more than that",
        "apps/api/src/areas/bookings/money.test.ts › is taken once of two who take the same at once, and given back once",
        "apps/api/src/areas/bookings/money-histories.test.ts › what was paid is the sum of the payments, no less than nothing and no more than was due, and the dashboard says it",
      ],
    },
    {
      what: "Money that was paid for a booking goes back with a reason, with its cancellation or by itself, by whoever has the right, never more than was paid.",
      where: [
        "apps/api/src/areas/bookings/give-back.ts#refundBooking",
        "apps/api/src/areas/bookings/give-back.ts#giveBack",
      ],
      heldBy: [
        "apps/api/src/areas/bookings/money.test.ts › goes back with a reason, up to what was paid, whatever became of the booking",
        "apps/api/src/areas/bookings/money.test.ts › goes back with the cancellation, all or nothing, and only by whoever may give it",
        "apps/api/src/areas/bookings/money.test.ts › can't be less than nothing, by whatever path",
      ],
    },
    {
      what: "What is paid for a seat goes over with its days to another seat or person.",
      where: "apps/api/src/areas/memberships/owned-bookings.ts#takePaid",
      heldBy: [
        "apps/api/src/areas/bookings/money.test.ts › goes over with the days of a seat, to another seat, another kind or another person",
        "apps/api/src/areas/memberships/histories.test.ts › no seat is held twice, nothing is lost or won, and each shift is at its hours",
      ],
    },
    {
      what: "A membership of any kind is sold and renewed without being paid, paid in parts whenever, by whom it was and how; of two who take the same one is refused.",
      where: [
        "apps/api/src/areas/memberships/pay.ts#payMembership",
        "apps/api/src/areas/desks/record-payment.ts#recordPayments",
        "apps/admin/src/forms/payment-field.tsx#SalePaymentField",
      ],
      heldBy: [
        "apps/api/src/areas/memberships/money.test.ts › is owed where nobody says how it is paid, and taken in parts until nothing is due",
        "apps/api/src/areas/memberships/money.test.ts › is paid by a given method alone, and a reference is of a payment",
        "apps/api/src/areas/memberships/money.test.ts › is taken once of two who take the same at once, and given back once",
        "e2e/tests/memberships.spec.ts › a membership is renewed and ended from its sheet",
      ],
    },
    {
      what: "Whatever is booked, assigned, sold, renewed or changed is paid as a whole, in part or not yet, at most its price, and the rest is due.",
      where: [
        "packages/sdk/src/schemas/desk.ts#howPaid",
        "apps/api/src/areas/desks/record-payment.ts#recordPayments",
        "apps/admin/src/forms/paid-now.tsx#PaidNow",
      ],
      heldBy: [
        "apps/api/src/areas/memberships/money.test.ts › is paid in part as it is sold and renewed, and the rest is due until it is taken",
        "apps/api/src/areas/memberships/money.test.ts › is paid in part as a desk is assigned and renewed, and as what it costs more is changed",
        "apps/api/src/areas/memberships/money.test.ts › is paid no more than it costs as it is sold, whatever is sold, and nothing is sold then",
        "apps/api/src/areas/bookings/money.test.ts › is paid in part as it is booked, at most what it costs, and the rest is due",
        "apps/api/src/areas/memberships/asked-passes.test.ts › is paid in part as it is sold, and the rest is due",
        "e2e/tests/membership-money.spec.ts › a membership is sold with a part of it paid, and the rest is in Dues",
        "e2e/tests/booking-money.spec.ts › a desk is booked with a part of it paid, and the rest is in Dues",
      ],
    },
    {
      what: "What was paid for a membership goes back with a reason, by itself or as it ends before its time, with what was not used reckoned, and goes over with its days to any other kind.",
      where: [
        "apps/api/src/areas/memberships/membership-money.ts#giveBackRest",
        "apps/api/src/areas/memberships/carried-money.ts#takeOwnPaid",
        "packages/sdk/src/domain/membership-change.ts#unusedOf",
      ],
      heldBy: [
        "apps/api/src/areas/memberships/money.test.ts › goes back with a reason, up to what was paid, by whoever may give it",
        "apps/api/src/areas/memberships/money.test.ts › goes back for what was not used as it ends, and so much less is agreed for it",
        "apps/api/src/areas/memberships/money.test.ts › goes over with the days, of any kind to any other",
        "apps/api/src/areas/memberships/histories.test.ts › no seat is held twice, nothing is lost or won, and each shift is at its hours",
      ],
    },
    {
      what: "The bookings that are not paid in full are listed.",
      where: "apps/api/src/areas/bookings/narrowed.ts#isDue",
      heldBy: [
        "apps/api/src/areas/bookings/money.test.ts › is listed with what else narrows the list",
        "apps/api/src/areas/plan-shapes.test.ts › %s is found by the index that is meant for it",
      ],
    },
    {
      what: "Who owes is listed by person, with what for, since when and how to reach him, narrowed to those who owe for long; money taken for him pays the oldest first.",
      where: ["apps/api/src/areas/dues/debtors.ts#debtors", "apps/api/src/areas/dues/pay.ts#payDues"],
      heldBy: [
        "apps/api/src/areas/dues/dues.test.ts › are listed by person, who owes most first, with what is booked and what is sold",
        "apps/api/src/areas/dues/dues.test.ts › are narrowed to those who owe for long",
        "apps/api/src/areas/dues/dues.test.ts › are paid the oldest first, in parts, and never more than is due",
        "apps/api/src/areas/dues/dues.test.ts › come to one figure: of a branch, of all, of those that somebody sees, and of one currency",
        "apps/api/src/areas/dues/dues.test.ts › are taken once by eight at once",
        "apps/api/src/areas/bookings/money-histories.test.ts › what was paid is the sum of the payments, no less than nothing and no more than was due, and the dashboard says it",
        "e2e/tests/dues.spec.ts › who owes is found, pays in part and in full, and is gone from the list; a second tab is told",
      ],
    },
    {
      what: "What will not come is written off with a reason, the oldest first, is no income, and can be asked for again.",
      where: ["apps/api/src/areas/dues/write-off.ts#writeOffDues", "apps/api/src/areas/dues/claim.ts#claimDue"],
      heldBy: [
        "apps/api/src/areas/dues/write-offs.test.ts › is asked for no more, the oldest first, and is no payment",
        "apps/api/src/areas/dues/write-offs.test.ts › of memberships is theirs, a seat's its bookings', and can be claimed again",
        "apps/api/src/areas/dues/write-offs.test.ts › is let go once by eight at once, and not beside a payment of the same",
        "e2e/tests/dues.spec.ts › what will not come is written off, stands in the books and the statement, and is asked for again",
      ],
    },
    {
      what: "“I have paid” with the payment's number on the visitor's page holds his seat until staff answer or it begins, one such claim a visitor; staff see these first, and confirm or say that nothing came.",
      where: [
        "apps/api/src/areas/visitor/claim-paid.ts#claimPaid",
        "apps/api/src/areas/bookings/answer-claim.ts#answerClaim",
        "apps/api/src/database/migrations/0128-claims.ts#claims",
        "apps/admin/src/screens/bookings/claim-callout.tsx#ClaimCallout",
        "apps/booking/src/booked/claim-form.tsx#ClaimForm",
      ],
      heldBy: [
        "apps/api/src/areas/visitor/claim-paid.test.ts › stops the countdown: his seat is held until it begins, and staff are told once",
        "apps/api/src/areas/visitor/claim-paid.test.ts › can say so of one booking at a time, whatever comes at once",
        "apps/api/src/areas/bookings/answer-claim.test.ts › find it received: the money is taken by UPI with his reference, and what waited is confirmed",
        "apps/api/src/areas/bookings/answer-claim.test.ts › find nothing: it has what was left of its time, and its visitor is told whom to ask, and can't say it again",
        "apps/api/src/areas/bookings/answer-claim.test.ts › are one, of eight who answer at once",
        "apps/api/src/areas/bookings/answer-claim.test.ts › find it among what waits, first, also once it began unanswered; what came then is given back",
        "e2e/tests/claims.spec.ts › who says that he has paid comes first in the office, and is told what was found",
      ],
    },
    {
      what: "Each charge and payment is a line on two accounts that nobody changes; every book balances, and the dashboard's income is that of the books.",
      where: [
        "apps/api/src/database/migrations/0125-ledger.ts#ledger",
        "apps/api/src/areas/ledger/list.ts#list",
        "apps/api/src/areas/ledger/statement.ts#statement",
      ],
      heldBy: [
        "apps/api/src/areas/ledger/ledger.test.ts › have a line for each charge and payment, the latest first, with what it is of and whose",
        "apps/api/src/areas/ledger/ledger.test.ts › say what the dashboard says of each day, and of the branch's days alone",
        "apps/api/src/areas/ledger/ledger.test.ts › follow what is changed, cancelled, moved and merged, and are never changed themselves",
        "apps/api/src/areas/ledger/ledger.test.ts › give a customer's account from some day on, with what was before it",
        "apps/api/src/database/migrations/0125-ledger.test.ts › is written into them once, with what no payment tells of, and follows from then on",
        "apps/api/src/areas/bookings/money-histories.test.ts › what was paid is the sum of the payments, no less than nothing and no more than was due, and the dashboard says it",
        "apps/api/src/areas/memberships/histories.test.ts › no seat is held twice, nothing is lost or won, and each shift is at its hours",
        "e2e/tests/dues.spec.ts › what will not come is written off, stands in the books and the statement, and is asked for again",
      ],
    },
    {
      what: "A member joins with a discount, a deposit and half the fee, pays the rest by UPI, is renewed, leaves early with a refund, and the day is closed; books, statement and dashboard agree.",
      where: "apps/api/src/database/migrations/0125-ledger.ts#ledger",
      heldBy: [
        "e2e/tests/walk-money.spec.ts › a member joins with a discount, a deposit and half the fee, pays the rest by UPI, is renewed, leaves early with a refund, and the day is closed",
      ],
    },
    {
      what: "What is sold can be sold at a discount, with its reason: the rest is agreed, paid and due, more than the price is refused, and the books tell what was let off.",
      where: ["apps/api/src/areas/desks/agreed.ts#agreedOf", "apps/admin/src/forms/discount-field.tsx#DiscountField"],
      heldBy: [
        "apps/api/src/areas/memberships/discounts.test.ts › comes off the price of each kind: the rest is agreed, paid and due, and the books tell both",
        "apps/api/src/areas/memberships/discounts.test.ts › comes off what is booked, assigned and renewed by the desk, and off a price by hand",
        "apps/api/src/areas/memberships/discounts.test.ts › comes off what a change costs more, and stays with what it was given for",
        "apps/api/src/areas/memberships/discounts.test.ts › is refused where it is more than the price, nothing, or of nothing",
      ],
    },
    {
      what: "A deposit is taken in the sale, by its method, and with it or not at all.",
      where: [
        "apps/api/src/areas/deposits/moves.ts#takeSoldDeposit",
        "apps/admin/src/forms/sold-deposit-field.tsx#SoldDepositField",
      ],
      heldBy: [
        "apps/api/src/areas/memberships/discounts.test.ts › is taken with the payment, by its method, and is no income",
        "apps/api/src/areas/memberships/discounts.test.ts › comes with its sale or not at all, and once: of eight at once, and of one that is sent eight times",
      ],
    },
    {
      what: "A deposit is held apart from income, given back in parts and never beyond what is held, and earned where it is kept for a reason.",
      where: [
        "apps/api/src/areas/deposits/moves.ts#moveDeposit",
        "apps/admin/src/screens/customers/deposit-card.tsx#DepositCard",
      ],
      heldBy: [
        "apps/api/src/areas/deposits/deposits.test.ts › is held apart from income, given back in parts, and earned where it is kept",
        "apps/api/src/areas/deposits/deposits.test.ts › is given back once by eight at once, and never more than is held",
        "apps/api/src/areas/deposits/deposits.test.ts › goes over to the record that stays, and keeps its customer from being deleted",
        "e2e/tests/deposits.spec.ts › a deposit is taken, given back in part and kept for a reason, and stands in the books apart from income",
      ],
    },
    {
      what: "What somebody owes beside bookings and memberships is charged by hand, paid now or later, due like all else, and can be cancelled for a reason.",
      where: [
        "apps/api/src/database/migrations/0129-charges.ts#charges",
        "apps/api/src/areas/charges/add.ts#addCharge",
        "apps/api/src/areas/charges/cancel.ts#cancelCharge",
        "apps/admin/src/screens/customers/charges-card.tsx#ChargesCard",
        "apps/admin/src/screens/customers/charge-sheet.tsx#ChargeSheet",
      ],
      heldBy: [
        "apps/api/src/areas/charges/charges.test.ts › that nobody paid is due like all else, and paid in parts",
        "apps/api/src/areas/charges/charges.test.ts › is paid as it is made, in part or as a whole, and stands in the statement and among what came in",
        "apps/api/src/areas/charges/charges.test.ts › that was cancelled is owed no more, and what was paid for it can be given back, once",
        "apps/api/src/areas/charges/charges.test.ts › is taken with all else that is due, the oldest first, once by eight at once",
        "apps/api/src/areas/charges/charges.test.ts › goes over to the record that stays, and keeps its customer from being deleted",
        "apps/api/src/areas/charges/histories.test.ts › what is owed, the books and the day's income say one thing",
        "e2e/tests/charges.spec.ts › a member is charged for a lost key, pays a part from what is due, has the rest taken back, and the statement says so",
      ],
    },
    {
      what: "Who owes is reminded by mail, by hand and on the organisation's days, no more than once a day, with how much and what for; he can stop the mails and owes no less. Whose phone number names its country gets the same text by WhatsApp.",
      where: [
        "apps/api/src/areas/dues/remind.ts#sendReminder",
        "apps/api/src/areas/dues/remind-debtors.ts#remindDebtors",
        "apps/api/src/mails/due-mail.ts#dueMail",
        "packages/sdk/src/domain/due-reminder.ts#dueReminder",
        "packages/sdk/src/domain/whats-app-link.ts#whatsAppLink",
        "apps/admin/src/screens/dues/remind-button.tsx#RemindButton",
      ],
      heldBy: [
        "apps/api/src/areas/dues/reminders.test.ts › say how much, what for, since when and whom to ask, once a day",
        "apps/api/src/areas/dues/reminders.test.ts › go out once of eight at once, and stand in the audit log",
        "apps/api/src/areas/dues/reminders.test.ts › are stopped by their reader, who owes no less",
        "apps/api/src/areas/dues/reminders.test.ts › leave by themselves on the organisation's days, by day where the branch is, and what was missed is made up for once",
        "packages/sdk/src/domain/whats-app-link.test.ts › begins with the text as it is, whatever stands in it",
        "e2e/tests/dues.spec.ts › who owes is reminded once a day, by mail or in a chat",
        "e2e/tests/organisation.spec.ts › booking rules and features; what stops people from booking is asked first",
      ],
    },
    {
      what: "At the day's close cash is counted against what was recorded, by person and branch, with a reason for what differs; what was counted stays as it is.",
      where: [
        "apps/api/src/database/migrations/0121-cash-taken.ts#cashTaken",
        "apps/api/src/areas/cash/count-cash.ts#countCash",
        "apps/admin/src/screens/cash/count-dialog.tsx#CountDialog",
      ],
      heldBy: [
        "apps/api/src/areas/cash/cash.test.ts › is what was taken and given back in cash by each, until it is counted",
        "apps/api/src/areas/cash/cash.test.ts › is counted once of eight at once",
        "apps/api/src/areas/cash/cash.test.ts › that comes while it is counted is in this count or the next, and in no other",
        "apps/api/src/areas/cash/cash.test.ts › that was counted can't be taken out of its count, moved to another, or changed by a request",
        "apps/api/src/areas/generic-plans.test.ts › reads %s by the index over just these rows",
        "e2e/tests/day-close.spec.ts › cash is counted against what is recorded, the difference explained; a second tab is told",
      ],
    },
    {
      what: "In the office what is due is found and taken in its booking or its membership, and given back there, or as it is cancelled or ends.",
      where: [
        "apps/admin/src/screens/bookings/balance.tsx#Balance",
        "apps/admin/src/screens/bookings/cancel-dialog.tsx#CancelDialog",
      ],
      heldBy: [
        "e2e/tests/booking-money.spec.ts › a debt is found, taken in parts and once, and given back as its booking is cancelled",
        "e2e/tests/membership-money.spec.ts › a membership is sold unpaid, found, paid in parts and once, and ended with what was not used given back",
      ],
    },
  ],
};
