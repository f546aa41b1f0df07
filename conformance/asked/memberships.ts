import type { Topic } from "./rule";

export const memberships: Topic = {
  title: "Memberships",
  rules: [
    {
      what: "A seat is sold in a shift: a booking for each open day, one payment, one mail; the rest of the day is others'.",
      where: [
        "apps/api/src/areas/memberships/sell-shift.ts#sellShift",
        "apps/api/src/areas/shifts/handlers.ts#shiftHandlers",
      ],
      heldBy: [
        "apps/api/src/areas/memberships/shifts.test.ts › are one booking for each day on which shift and branch are open, with one payment, one mail and one entry",
        "apps/api/src/areas/memberships/shifts.test.ts › leave the rest of the day to others, whatever their shifts are called",
        "apps/api/src/areas/memberships/races.test.ts › give a seat to one of 200 sellers, whichever of overlapping shifts they sell",
        "apps/api/src/areas/shifts/shifts.test.ts › stay while something was sold in them, or a plan names them",
      ],
    },
    {
      what: "A fee plan says what it sells, with prices by shift, zone and kind of desk.",
      where: "apps/api/src/areas/fee-plans/check-plan.ts#checkPlan",
      heldBy: [
        "apps/api/src/areas/fee-plans/kinds.test.ts › fits together",
        "apps/api/src/areas/memberships/shifts.test.ts › cost what the plan's price for shift, zone and kind of desk says",
      ],
    },
    {
      what: "A plan is offered with the seats that are free for its whole term, nearest to the member's last.",
      where: "apps/api/src/areas/memberships/offer.ts#offer",
      heldBy:
        "apps/api/src/areas/memberships/shifts.test.ts › are offered where they are free for the whole term, nearest to the member's last",
    },
    {
      what: "Memberships are renewed one by one or many at once, and ended; what doesn't fit is told with its reason.",
      where: [
        "apps/api/src/areas/memberships/renewals/renew-all.ts#renewAll",
        "apps/api/src/areas/memberships/end.ts#end",
      ],
      heldBy: [
        "apps/api/src/areas/memberships/renewals.test.ts › of many are made where they fit, and told why where not, after a look or without",
        "apps/api/src/areas/memberships/ends.test.ts › now: the running day ends with this minute, those after it are taken away",
        "apps/api/src/areas/memberships/races.test.ts › count each of ten renewals once, and end once",
      ],
    },
    {
      what: "Floating places are sold as far as there are any at each moment, whatever call sells them; a fixed seat that would take some away says so first.",
      where: [
        "apps/api/src/areas/memberships/sell-floating.ts#sellFloating",
        "apps/api/src/areas/memberships/floating-places.ts#checkDisplaced",
        "apps/api/src/areas/memberships/floating-places.ts#floatingPlaces",
      ],
      heldBy: [
        "apps/api/src/database/floating-places.test.ts › are never more than there are at any moment, whatever is sold, fixed, frozen, thawed and lengthened",
        "apps/api/src/database/floating-places.test.ts › count where two shifts share any time of a week, as shiftsOverlap has it",
        "apps/api/src/areas/memberships/floating.test.ts › sell the last place to one of 200",
        "apps/api/src/areas/memberships/floating.test.ts › are full where each desk that nobody fixed has is sold as often as the organisation says",
      ],
    },
    {
      what: "Floating members and holders of passes take a free desk within their rights; a pass never gives more than it holds, and gets back what is cancelled.",
      where: [
        "apps/api/src/areas/memberships/visit.ts#visit",
        "packages/sdk/src/domain/visit.ts#visitObstacle",
        "packages/sdk/src/domain/visit.ts#passUses",
      ],
      heldBy: [
        "apps/api/src/areas/memberships/floating.test.ts › let a pass be used as often as it holds, whoever comes at once",
        "apps/api/src/areas/memberships/floating.test.ts › never take more of a pass than it holds, whatever is booked, moved and cancelled",
        "apps/api/src/areas/memberships/floating.test.ts › give a pass back what is cancelled, by staff and by the visitor's own rule",
        "apps/api/src/areas/memberships/floating.test.ts › keep a floating member's visits in his shift or in open hours, one at a time",
      ],
    },
    {
      what: "A visitor who has proven his address books by his own floating place or pass in place of a price.",
      where: "apps/api/src/areas/memberships/own-rights.ts#ownRight",
      heldBy:
        "apps/api/src/areas/memberships/floating.test.ts › take a visitor who has proven his address in place of a price, and tell him what is left",
    },
    {
      what: "A member is told by QR what his visit takes and what is left before it is booked, or why it has its price; what is told to cost nothing is never booked for a price.",
      where: [
        "apps/booking/src/flow/own-right.ts#judged",
        "apps/booking/src/flow/steps/own-membership.tsx#OwnMembership",
        "apps/api/src/areas/memberships/own-rights.ts#ownMembership",
      ],
      heldBy: [
        "apps/api/src/areas/memberships/floating.test.ts › tell who has proven his address when they let him in, and book by the one that he names or not at all",
        "apps/booking/src/flow/own-right.test.ts › the first that lets the visit in is taken, as the server does; one that it refused is passed over",
        "e2e/tests/visitor-membership.spec.ts › a visitor uses up a pass of two days by QR, and the third visit has its price",
        "e2e/tests/visitor-membership.spec.ts › is told before anything is booked for its price",
      ],
    },
    {
      what: "A visitor asks for a pass together with his visit; whoever confirms the booking sells it as it was shown, once, and the visit takes its part.",
      where: [
        "apps/booking/src/flow/steps/pass-choice.tsx#PassChoice",
        "apps/api/src/areas/fee-plans/public-passes.ts#passToAsk",
        "apps/api/src/areas/memberships/sell-asked-pass.ts#sellAskedPass",
        "apps/admin/src/screens/bookings/confirm-pass-dialog.tsx#ConfirmPassDialog",
      ],
      heldBy: [
        "apps/api/src/areas/memberships/asked-passes.test.ts › is sold as its booking is confirmed, which takes its part of it, and the next visit too",
        "apps/api/src/areas/memberships/asked-passes.test.ts › costs and holds what was shown, whatever its plan says by now",
        "apps/api/src/areas/memberships/asked-passes.test.ts › is sold once, whoever confirms and cancels at once, and two people's passes are two",
        "e2e/tests/visitor-pass.spec.ts › a visitor asks for a pass of ten days by QR, the staff sell it as they confirm, and the next visit takes a day of it",
      ],
    },
    {
      what: "A visitor books a shift of the day by one press, at the price of its hours.",
      where: [
        "apps/booking/src/flow/shift-choice.tsx#ShiftChoice",
        "apps/booking/src/flow/bookable-days.ts#shiftsLeft",
      ],
      heldBy: [
        "apps/api/src/areas/shifts/shifts.test.ts › are told to visitors of their own branch while they are active, the first of the day first",
        "apps/booking/src/flow/bookable-days.test.ts › a shift is offered as far as slots are left of it, and only where they make it up to its end",
        "e2e/tests/visitor-membership.spec.ts › a shift is chosen by one press, and whoever has a place in it is told why another time is none of his",
      ],
    },
    {
      what: "A membership rests for some days: its seat is free meanwhile, and its end moves on by exactly what is lost; taken back, all is as before.",
      where: [
        "apps/api/src/areas/memberships/freeze.ts#freeze",
        "apps/api/src/areas/memberships/thaw.ts#thaw",
        "packages/sdk/src/domain/membership-freeze.ts#movedEnd",
      ],
      heldBy: [
        "apps/api/src/areas/memberships/freeze.test.ts › leave a seat free meanwhile, and end later by the days that are lost",
        "apps/api/src/areas/memberships/freeze.test.ts › of a shift lose the days on which it is, which follow its end",
        "apps/api/src/areas/memberships/freeze.test.ts › are as they were once it is taken back",
        "apps/api/src/areas/memberships/freeze.test.ts › tell who was to come that a visit in them is cancelled, and keep it so once they are taken back",
        "apps/api/src/areas/memberships/freeze.test.ts › ask before the added time leaves floating members without a place",
        "apps/api/src/areas/memberships/freeze.test.ts › ask before what is taken back of a freeze leaves floating members without a place",
        "apps/api/src/areas/memberships/freeze.test.ts › keep what is moved out of the days on which they rest, whoever's seat or visit it is",
        "apps/api/src/areas/memberships/change-races.test.ts › are frozen and renewed, one after the other",
        "apps/api/src/areas/memberships/histories.test.ts › no seat is held twice, nothing is lost or won, and each shift is at its hours",
      ],
    },
    {
      what: "An early end is taken back while nothing was given back for it and the time is free: all is as before.",
      where: [
        "apps/api/src/areas/memberships/early-end.ts#endEarly",
        "apps/api/src/areas/memberships/reinstate.ts#reinstate",
        "apps/api/src/areas/memberships/give-back-days.ts#giveBackDays",
        "apps/admin/src/screens/memberships/work/reinstate-dialog.tsx#ReinstateDialog",
      ],
      heldBy: [
        "apps/api/src/areas/memberships/reinstate.test.ts › leave seats and shifts as they were, whether they run, begin later or end with a day",
        "apps/api/src/areas/memberships/reinstate.test.ts › have them rest again when they were to",
        "apps/api/src/areas/memberships/reinstate.test.ts › leave floating places and passes as agreed; visits that were cancelled stay so",
        "apps/api/src/areas/memberships/reinstate.test.ts › are refused where the place is somebody else's by now, and nothing is half done",
        "apps/api/src/areas/memberships/reinstate.test.ts › stay once money was given back or let go, once changed since, and once it would be over",
        "apps/api/src/areas/memberships/reinstate.test.ts › are taken back once, and by nobody where the seat is sold at that moment",
        "apps/api/src/areas/memberships/histories.test.ts › no seat is held twice, nothing is lost or won, and each shift is at its hours",
        "e2e/tests/memberships.spec.ts › who shares a seat is renewed, changed and ended from its page, and what is free of it is sold there",
      ],
    },
    {
      what: "A branch is closed on days: visitors can't book them and see why, shifts skip them, and what that meets is told first; members get the days back where that is wanted.",
      where: [
        "packages/sdk/src/domain/opening-hours.ts#openIntervals",
        "packages/sdk/src/domain/given-back.ts#givenBackEnd",
        "apps/api/src/areas/closures/add-closure.ts#addClosure",
        "apps/api/src/areas/branches/hold-days.ts#takeDays",
        "apps/admin/src/screens/branches/closure-sheet.tsx#ClosureSheet",
      ],
      heldBy: [
        "apps/api/src/areas/closures/closures.test.ts › are open to no visitor, by hours, slots, days and bookings, and say why",
        "apps/api/src/areas/closures/closures.test.ts › say what they meet first, and cancel it or leave it",
        "apps/api/src/areas/closures/closures.test.ts › that give back move every kind's end on by the open days that it loses",
        "apps/api/src/areas/closures/closures.test.ts › leave who can't go on as he was, name him, and move on the others",
        "apps/api/src/areas/closures/closures.test.ts › are no days of what is sold and renewed over them, and give its time back",
        "apps/api/src/areas/closures/closures.test.ts › meet or refuse what visitors and staff book at the same time",
        "apps/api/src/areas/memberships/histories.test.ts › no seat is held twice, nothing is lost or won, and each shift is at its hours",
        "e2e/tests/closures.spec.ts › a holiday is closed over a member's shift and a visitor's booking: both are told, and nobody can choose the day",
      ],
    },
    {
      what: "Plan, shift or seat change in the middle, with what the days left cost shown before; what is left of a membership goes to another member.",
      where: [
        "apps/api/src/areas/memberships/change.ts#change",
        "apps/api/src/areas/memberships/transfer.ts#transfer",
        "packages/sdk/src/domain/membership-change.ts#changeSums",
      ],
      heldBy: [
        "apps/api/src/areas/memberships/change.test.ts › tell what the days left cost on another plan, and cost that",
        "apps/api/src/areas/memberships/change.test.ts › become a seat, a shift or a floating place where the other plan sells that",
        "apps/api/src/areas/memberships/change-races.test.ts › cost what they do once, however many change them",
        "apps/api/src/areas/memberships/transfer.test.ts › leave what was used with the one before, and cost nothing",
        "apps/api/src/areas/memberships/change-races.test.ts › go to one of two people, whether or not they have begun",
      ],
    },
    {
      what: "The board shows who has which seat in which shift on a day, until when, and what is free; a free place is given away from it, and who has one goes to another by dragging and by keys.",
      where: [
        "apps/api/src/areas/memberships/board.ts#board",
        "apps/admin/src/screens/board/board-screen.tsx#BoardScreen",
        "apps/admin/src/screens/board/holding.ts#fitsAt",
      ],
      heldBy: [
        "apps/api/src/areas/memberships/shifts.test.ts › stand on the board of a day: who has which seat in which shift, and what is free",
        "apps/admin/src/screens/board/holding.test.ts › somebody fits where his time is free, whatever the shifts are called",
        "e2e/tests/board.spec.ts › the board says who has what until when, and what is free is given away from it",
        "e2e/tests/board.spec.ts › somebody goes to another seat by dragging and by keys, and comes back",
        "e2e/tests/board.spec.ts › on a phone a shift at a time, without going sideways",
      ],
    },
    {
      what: "Somebody is moved on the board to another seat, and so is one whose membership is to come: it is named, and not the desk.",
      where: [
        "apps/api/src/areas/desks/reassign-user.ts#reassignUser",
        "apps/admin/src/screens/board/use-move-holder.ts#useMoveHolder",
      ],
      heldBy: [
        "apps/api/src/areas/desks/shifts-of-a-desk.test.ts › moves one that is to come, by its membership alone; nothing else is one that can be moved",
        "e2e/tests/walk-hall.spec.ts › a hall sets three shifts, sells one seat to three people, moves one, freezes one, changes one and renews all",
      ],
    },
    {
      what: "A branch's shifts are set with a picture of the day, its opening hours behind them.",
      where: [
        "apps/admin/src/screens/shifts/shift-form.tsx#ShiftForm",
        "packages/ui/src/day-bars/day-bars.tsx#DayBars",
      ],
      heldBy: [
        "e2e/tests/board.spec.ts › a branch gets its shifts: the first from the empty board, one past midnight, one that goes again",
        "packages/ui/src/day-bars/bars.test.ts › %s to %s is drawn in its pieces",
      ],
    },
    {
      what: "Where several have a desk, assigning, moving, ending and renewing name the shift.",
      where: "apps/api/src/areas/memberships/of-desk.ts#oneOf",
      heldBy: "apps/api/src/areas/desks/shifts-of-a-desk.test.ts › asks for the shift where none is named",
    },
  ],
};
