export { allowanceText, amountText } from "./allowance-text";
export { isAssignment } from "./assignment";
export { dueOf, isClaimed, mayClaim, overpaidOf, type Priced, payableOf } from "./booking-money";
export { type AskedPeriod, bookingPeriod, type PeriodIssue } from "./booking-period";
export {
  BOOKING_TRANSITIONS,
  bookingStatusesBefore,
  holdStateOf,
  nextBookingStatuses,
} from "./booking-steps";
export { FEATURE_LABELS } from "./branch-features";
export { browserName } from "./browser-name";
export {
  DESK_NOW_LOOK,
  DESK_NOW_ORDER,
  type DeskClaim,
  type DeskMoment,
  type DeskNowLook,
  type DeskNowWords,
  deskMoment,
  deskNowWords,
} from "./desk-now";
export {
  DESK_STATUS,
  DESK_STATUS_LOOK,
  DESK_STATUS_ORDER,
  type DeskLook,
  type DeskStatusLook,
  deskCounters,
  deskLook,
} from "./desk-status";
export { dueReminder, type OwedItem, type ReminderOf, reminderLines } from "./due-reminder";
export { isOnSale, type PricedPlan, type QuotedPeriod, quote } from "./fee-quote";
export { type FittingPlan, fittingPlan, type Offers } from "./fitting-plan";
export { dateFormat } from "./formats";
export { type ClosedTime, closedDaysIn, endWith, givenBackEnd } from "./given-back";
export {
  CODE_HOLD_MINUTES,
  type HoldSettings,
  type HoldState,
  heldUntil,
  holdEnd,
  isHeld,
  movedUntil,
  waitsAgainUntil,
  waitsUntil,
} from "./hold";
export { INSTALLATION_TRANSITIONS, isAssignable, nextInstallationStatuses } from "./installation-status";
export {
  MOST_AMOUNT,
  MOST_HELP_HITS,
  MOST_MARKED,
  MOST_PEOPLE,
  MOST_PHOTOS,
  MOST_PIECES,
  MOST_PUBLIC_PASSES,
  MOST_PUBLIC_PLANS,
  MOST_PUBLIC_SHIFTS,
  MOST_UPI_NOTE,
  MOST_VISIT_EVENTS,
} from "./limits";
export { addDays, addDuration, daysBetween, lastDayOf, localDateOf, weekdayOf } from "./local-date";
export {
  type Bought,
  boughtDays,
  type ChangedTerm,
  type ChangeSums,
  changeSums,
  shareOf,
  unusedOf,
} from "./membership-change";
export {
  cutParts,
  daysIn,
  daysMoved,
  freezeIssue,
  joinedParts,
  movedEnd,
  type NewParts,
  nextShiftDays,
  restOfFreeze,
  wholeDays,
} from "./membership-freeze";
export { DAYS_OF_RENEWAL, membershipState, type StandingMembership } from "./membership-state";
export { formatMoney } from "./money";
export { addressIn, cleanName, withoutLinks } from "./names";
export { type NewPass, newPassUses, passHolds } from "./new-pass";
export { type BranchHours, closureOn, isOpenOn, isWithinOpeningHours, openIntervals } from "./opening-hours";
export { type Paying, paymentNote, UPI_CURRENCY } from "./payment-note";
export { earlier, later, type Period } from "./period";
export { formatPeriod, formatTime } from "./period-text";
export { can, needsEveryBranch } from "./permissions";
export {
  type ChoiceAddress,
  choiceAddress,
  choiceIn,
  choiceNotes,
  KEPT_CHOICE,
  keptChoice,
  type PlanChoice,
  piecesIn,
  piecesText,
  type RefusedPart,
  type ResolvedChoice,
  resolveChoice,
  seenIn,
} from "./plan-choice";
export {
  chosenAmount,
  chosenRoom,
  INTERVAL_MONTHS,
  isBeside,
  type OfferedAddOn,
  type OfferedPieces,
  type OfferedPlan,
  type PricedOffer,
  piecesAmount,
} from "./plan-offer";
export { type PricedPlace, planAmount } from "./plan-price";
export { type PlanTerm, planTerm, renewalStart, type TermStart } from "./plan-term";
export { readDay } from "./read-day";
export { isId, readId } from "./read-id";
export { distinct, type RecordList, withAdded, withPage, withRemoved } from "./record-list";
export { LOW, runsLow, SOON_DAYS } from "./runs-low";
export { type Days, type ShiftHours, shiftDays, shiftOn, shiftsOverlap } from "./shift-days";
export { shiftFrom } from "./shift-from";
export { slotGrid } from "./slot-grid";
export { isPlanReachable, STAFF_REACH_YEARS, staffReachIssue } from "./staff-reach";
export { GRACE_DAYS, type SubscriptionState, subscriptionExpiresAt, subscriptionStands } from "./subscription-stands";
export { inWords, type Terminology, terminology } from "./terminology";
export {
  TRACKING_LIMIT,
  type TrackingFilters,
  trackingFilters,
  withoutTrackingFilters,
  withTrackingFilters,
  withTrackingLimit,
  withTrackingPage,
} from "./tracking-filters";
export { withRead } from "./unread-count";
export {
  passUses,
  type VisitedMembership,
  type VisitObstacle,
  visitObstacle,
  type WantedVisit,
} from "./visit";
export { dayRange, instantAt } from "./wall-time";
export { whatsAppLink } from "./whats-app-link";
export { isPlanPayable, withTax } from "./with-tax";
