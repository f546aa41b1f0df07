import { roles } from "./0001-roles";
import { organisations } from "./0002-organisations";
import { places } from "./0003-places";
import { bookings } from "./0004-bookings";
import { outbox } from "./0005-outbox";
import { lookups } from "./0006-lookups";
import { sessions } from "./0010-sessions";
import { apiKeys } from "./0012-api-keys";
import { audit } from "./0013-audit";
import { below } from "./0015-below";
import { resellers } from "./0016-resellers";
import { files } from "./0017-files";
import { clients } from "./0018-clients";
import { foundReseller } from "./0019-found-reseller";
import { textSearch } from "./0021-search";
import { figures } from "./0022-figures";
import { manySlots } from "./0023-book-slots";
import { searchWords } from "./0024-search-words";
import { help } from "./0025-help";
import { notifications } from "./0026-notifications";
import { tracking } from "./0027-tracking";
import { businessUnits } from "./0028-business-units";
import { installationRequests } from "./0029-installation-requests";
import { subscriptionPayments } from "./0030-subscription-payments";
import { findOrder } from "./0031-find-order";
import { visitorsEvents } from "./0033-visitors-events";
import { callers } from "./0034-find-caller";
import { plannedLookups } from "./0035-planned-lookups";
import { keyMakers } from "./0036-key-makers";
import { scopesSayAll } from "./0037-scopes-say-all";
import { whatBelongsToAll } from "./0038-what-belongs-to-all";
import { narrowerHands } from "./0039-narrower-hands";
import { paymentsToReturn } from "./0040-payments-to-return";
import { auditUnblinded } from "./0041-audit-unblinded";
import { proposedPaymentAddress } from "./0042-proposed-payment-address";
import { customerDocuments } from "./0043-customer-documents";
import { confirmedSessions } from "./0044-confirmed-sessions";
import { mailsAtRest } from "./0045-mails-at-rest";
import { links } from "./0046-links";
import { invited } from "./0047-invited";
import { recovery } from "./0048-recovery";
import { idleSessions } from "./0049-idle-sessions";
import { secondFactors } from "./0050-second-factors";
import { bookMany } from "./0051-book-many";
import { sweepsPassOver } from "./0052-sweeps-pass-over";
import { holds } from "./0053-holds";
import { heldRows } from "./0054-held-rows";
import { mailQuotas } from "./0055-mail-quotas";
import { mailsUnsent } from "./0056-mails-unsent";
import { oneRuleAtEveryDoor } from "./0057-one-rule-at-every-door";
import { branchesToldApart } from "./0058-branches-told-apart";
import { branchNamesOnce } from "./0059-branch-names-once";
import { branchCodesOnce } from "./0060-branch-codes-once";
import { endingMails } from "./0061-ending-mails";
import { onePerson } from "./0062-one-person";
import { customersByPhone } from "./0063-customers-by-phone";
import { foldedCustomers } from "./0064-folded-customers";
import { foldedBookings } from "./0065-folded-bookings";
import { searchFolds } from "./0066-search-folds";
import { cancelReason } from "./0067-cancel-reason";
import { foundClient } from "./0068-found-client";
import { takenOver } from "./0069-taken-over";
import { stays } from "./0071-stays";
import { doubles } from "./0072-doubles";
import { doublesToTurn } from "./0073-doubles-to-turn";
import { planLimits } from "./0074-plan-limits";
import { pastDue } from "./0077-past-due";
import { mandates } from "./0078-mandates";
import { paymentSessions } from "./0082-payment-sessions";
import { resellerStatements } from "./0087-reseller-statements";
import { platformIncome } from "./0090-platform-income";
import { memberships } from "./0091-memberships";
import { bookingsOfMemberships } from "./0092-bookings-of-memberships";
import { membershipsOfToday } from "./0093-memberships-of-today";
import { membershipsRead } from "./0094-memberships-read";
import { planWasSold } from "./0096-plan-was-sold";
import { floatingPlaces } from "./0098-floating-places";
import { movesOfMany } from "./0102-moves-of-many";
import { ordersById } from "./0104-orders-by-id";
import { stripe } from "./0105-stripe";
import { paymentsOfMemberships } from "./0106-payments-of-memberships";
import { closures } from "./0107-closures";
import { askedPasses } from "./0110-asked-passes";
import { bookingsAsking } from "./0111-bookings-asking";
import { moneyOfBookings } from "./0112-money-of-bookings";
import { paidUntilNow } from "./0113-paid-until-now";
import { bookingsDue } from "./0114-bookings-due";
import { moneyOfMemberships } from "./0115-money-of-memberships";
import { paidAsSold } from "./0116-paid-as-sold";
import { membershipsDue } from "./0117-memberships-due";
import { debts } from "./0118-debts";
import { dueReminders } from "./0120-due-reminders";
import { cashTaken } from "./0121-cash-taken";
import { cashCounts } from "./0122-cash-counts";
import { writtenOff } from "./0124-written-off";
import { ledger } from "./0125-ledger";
import { deposits } from "./0126-deposits";
import { moreAccounts } from "./0127-more-accounts";
import { claims } from "./0128-claims";
import { claimsOne } from "./0128-claims-one";
import { claimsOpen } from "./0128-claims-open";
import { charges } from "./0129-charges";
import { paymentsOfCharges } from "./0129-payments-of-charges";
import { discounts } from "./0130-discounts";
import { leavesAt } from "./0131-leaves-at";
import { tax } from "./0132-tax";
import { websites } from "./0133-websites";
import { resellerBrand } from "./0134-reseller-brand";
import { domainChecks } from "./0135-domain-checks";
import { domainsNextCheck } from "./0136-domains-next-check";
import { siteContents } from "./0137-site-contents";
import { visitorFeeds } from "./0138-visitor-feeds";
import { bookingsRefundable } from "./0139-bookings-refundable";
import { visitorErasure } from "./0139-visitor-erasure";
import { contactMessages } from "./0140-contact-messages";
import { guests } from "./0141-guests";
import { figuresKept } from "./0142-figures-kept";
import { blanksErased } from "./0143-blanks-erased";
import { publicPages } from "./0144-public-pages";
import { figuresOfLines } from "./0145-figures-of-lines";
import { shiftsNotFollowed } from "./0150-shifts-not-followed";
import { bookedTogether } from "./0151-booked-together";
import { earlyEnds } from "./0152-early-ends";
import type { Migration } from "./migration";

/** In the order in which they run. New ones go to the end. */
export const migrations: readonly Migration[] = [
  roles,
  organisations,
  places,
  bookings,
  outbox,
  lookups,
  sessions,
  apiKeys,
  audit,
  below,
  resellers,
  files,
  clients,
  foundReseller,
  textSearch,
  figures,
  manySlots,
  searchWords,
  help,
  notifications,
  tracking,
  businessUnits,
  installationRequests,
  subscriptionPayments,
  findOrder,
  visitorsEvents,
  callers,
  plannedLookups,
  keyMakers,
  scopesSayAll,
  whatBelongsToAll,
  narrowerHands,
  paymentsToReturn,
  auditUnblinded,
  proposedPaymentAddress,
  customerDocuments,
  confirmedSessions,
  mailsAtRest,
  links,
  invited,
  recovery,
  idleSessions,
  secondFactors,
  bookMany,
  sweepsPassOver,
  holds,
  heldRows,
  mailQuotas,
  mailsUnsent,
  oneRuleAtEveryDoor,
  branchesToldApart,
  branchNamesOnce,
  branchCodesOnce,
  endingMails,
  onePerson,
  customersByPhone,
  foldedCustomers,
  foldedBookings,
  searchFolds,
  cancelReason,
  foundClient,
  takenOver,
  stays,
  doubles,
  doublesToTurn,
  planLimits,
  pastDue,
  mandates,
  paymentSessions,
  resellerStatements,
  platformIncome,
  memberships,
  bookingsOfMemberships,
  membershipsOfToday,
  membershipsRead,
  planWasSold,
  floatingPlaces,
  movesOfMany,
  ordersById,
  stripe,
  paymentsOfMemberships,
  closures,
  askedPasses,
  bookingsAsking,
  moneyOfBookings,
  paidUntilNow,
  bookingsDue,
  moneyOfMemberships,
  paidAsSold,
  membershipsDue,
  debts,
  dueReminders,
  cashTaken,
  cashCounts,
  writtenOff,
  ledger,
  deposits,
  moreAccounts,
  claims,
  claimsOne,
  claimsOpen,
  charges,
  paymentsOfCharges,
  discounts,
  leavesAt,
  tax,
  websites,
  resellerBrand,
  domainChecks,
  domainsNextCheck,
  siteContents,
  visitorFeeds,
  bookingsRefundable,
  visitorErasure,
  contactMessages,
  guests,
  figuresKept,
  blanksErased,
  publicPages,
  figuresOfLines,
  shiftsNotFollowed,
  bookedTogether,
  earlyEnds,
];
