import type { Topic } from "./rule";

export const desks: Topic = {
  title: "Desks and bookings",
  rules: [
    {
      what: "A desk is Available (1, green), Occupied (2, red), Partially Booked (3, amber) or On Hold (8, grey), and is counted so, in total, and where nobody is assigned to it.",
      where: [
        "packages/sdk/src/domain/desk-status.ts#DESK_STATUS",
        "packages/sdk/src/domain/desk-status.ts#DESK_STATUS_LOOK",
        "packages/sdk/src/domain/desk-status.ts#deskCounters",
      ],
      says: [
        "Available: 1",
        "Occupied: 2",
        "PartiallyBooked: 3",
        "BookingHold: 8",
        "Partially Booked",
        "On Hold",
        "unassigned",
      ],
      heldBy: [
        "packages/sdk/src/domain/desk-status.test.ts › keeps each status's code, label and colour",
        "packages/sdk/src/domain/desk-status.test.ts › counts desks by status, and those that nobody is assigned to",
      ],
    },
    {
      what: "Beside its status a desk says whether it is free, taken or held now, until when, and when it is booked next; those that are free and taken now are counted, by desks and dashboard alike.",
      where: [
        "packages/sdk/src/domain/desk-now.ts#DeskMoment",
        "packages/sdk/src/domain/desk-now.ts#deskMoment",
        "packages/sdk/src/domain/desk-now.ts#DESK_NOW_LOOK",
        "packages/sdk/src/schemas/desk.ts#DeskCounters",
        "apps/api/src/database/desk-moments.ts#deskMoments",
      ],
      says: ["free", "taken", "held", "until", "nextAt", "nextName", "freeNow", "takenNow"],
      heldBy: [
        "apps/api/src/database/desk-moments.test.ts › is the same in SQL and in TypeScript",
        "apps/api/src/areas/desks/desks.test.ts › says what is free, taken or held now, until when, and what comes next, as the dashboard counts it",
      ],
    },
    {
      what: "A booking is DAILY or HOURLY; a customer's record lists both apart.",
      where: [
        "packages/sdk/src/schemas/booking-type.ts#BookingType",
        "packages/sdk/src/schemas/customer.ts#CustomerBookings",
      ],
      says: ["DAILY", "HOURLY", "daily", "hourly"],
      heldBy:
        "apps/api/src/areas/customers/customers.test.ts › show their desk now, their bookings by type and what they paid",
    },
    {
      what: "A booking is PENDING, CONFIRMED or CANCELLED, and goes only from the first to the others and from the second to the last.",
      where: [
        "packages/sdk/src/schemas/booking.ts#BookingStatus",
        "packages/sdk/src/domain/booking-steps.ts#BOOKING_TRANSITIONS",
      ],
      says: ["PENDING", "CONFIRMED", "CANCELLED"],
      heldBy: [
        "apps/api/src/areas/bookings/bookings.test.ts › goes from %s to %s only where that is a step",
        "packages/sdk/src/domain/booking-steps.test.ts › lets one that waits be confirmed or cancelled, a confirmed one be cancelled, a cancelled one nothing",
      ],
    },
    {
      what: "The office lists bookings under ALL, PENDING, CONFIRMED and CANCELLED; ALL is no filter.",
      where: [
        "apps/admin/src/screens/bookings/booking-search.ts#STATUS_TABS",
        "packages/sdk/src/schemas/booking.ts#BookingQuery",
      ],
      says: ['["ALL", "PENDING", "CONFIRMED", "CANCELLED"]', "ALL"],
      heldBy: [
        "apps/admin/src/screens/bookings/booking-search.test.ts › reads a list's filters, and passes over what makes no sense",
        "apps/api/src/areas/bookings/narrowed.test.ts › holds filters, status and search together, and counts what they find",
      ],
    },
    {
      what: "Assigning, reassigning, unassigning, renewing and booking a desk make what is known of desks, bookings and the dashboard stale.",
      where: "packages/sdk/src/contract/desks.ts#touches",
      says: ["desks", "bookings", "dashboard"],
      heldBy: "packages/hooks/src/contract.test.ts › is desks, bookings and dashboard after desks.%s",
    },
    {
      what: "A change of a booking's status shows in what is on screen.",
      where: "packages/sdk/src/contract/bookings.ts#changeStatus",
      heldBy: [
        "packages/hooks/src/contract.test.ts › is desks, bookings and dashboard after bookings.%s",
        "e2e/tests/journey.spec.ts › staff see it as pending and confirm it; seat and dashboard follow",
      ],
    },
    {
      what: "A visitor proves an e-mail address by a code, and saves a booking with that proof.",
      where: [
        "apps/api/src/areas/bookings/public-booking.ts#saveBooking",
        "apps/booking/src/flow/booking-flow.tsx#BookingFlow",
      ],
      heldBy: [
        "apps/api/src/areas/bookings/bookings.test.ts › takes a visitor's booking only with a proof of his own address, for this organisation",
        "e2e/tests/journey.spec.ts › a visitor books a seat from the QR code",
      ],
    },
    {
      what: "The slots of a desk are asked for on one day or in a range of days, so many minutes each.",
      where: "apps/api/src/areas/desks/slots.ts#slots",
      heldBy: "apps/api/src/areas/desks/desk-work.test.ts › are asked for by one date or at most 31",
    },
    {
      what: "Desks come from a sheet, and so do bookings: a template, a check row by row, and all or none.",
      where: [
        "apps/api/src/areas/desks/bulk-upload.ts#processBulkUpload",
        "apps/api/src/areas/desks/bulk-booking-process.ts#processBulkBooking",
      ],
      heldBy: [
        "apps/api/src/areas/desks/bulk-upload.test.ts › adds 5,000 desks, or none where one name is taken",
        "apps/api/src/areas/desks/bulk-booking.test.ts › books 5,000 rows at once, or none where one was taken meanwhile",
        "e2e/tests/bulk.spec.ts › bookings from a sheet are all made or none; what was taken meanwhile is told and left out",
      ],
    },
    {
      what: "Members come from a sheet, with the memberships of every kind that run: without a payment or a mail, and nobody twice.",
      where: [
        "apps/api/src/areas/customers/bulk-upload-process.ts#processBulkUpload",
        "apps/api/src/areas/customers/take-over.ts#takeOver",
      ],
      heldBy: [
        "apps/api/src/areas/customers/bulk-upload-kinds.test.ts › takes over each kind, for nothing, a shift's seat by the days that are not over",
        "apps/api/src/areas/customers/bulk-upload-kinds.test.ts › names row and column of what doesn't go together",
        "apps/api/src/areas/customers/bulk-upload-kinds.test.ts › finds one seat in one shift, and a full day over a morning, given twice",
        "apps/api/src/areas/customers/bulk-upload-kinds.test.ts › gives no more floating places than there are, counting the rows before and the seats of the sheet",
        "apps/api/src/areas/customers/bulk-upload.test.ts › adds people, and takes memberships over without a payment, a mail or a word to anybody",
        "apps/api/src/areas/customers/bulk-upload.test.ts › uses the record of who is known, says so, and changes nothing of it",
        "apps/api/src/areas/customers/bulk-upload.test.ts › imports 5,000 rows at once, or none where one desk was taken meanwhile",
        "e2e/tests/members-sheet.spec.ts › members come from a sheet, and what is mended in it is taken in one press",
      ],
    },
    {
      what: "The template of bookings opens in a window of its own.",
      where: "packages/sdk/src/contract/desks.ts#bulkBookingTemplate",
      says: ["opens: true"],
      heldBy:
        "packages/sdk/src/client/create-client.test.ts › gives the address of what is opened in a window of its own, without a second /api",
    },
    {
      what: "A branch's pictures are `{ key, url }`; they are uploaded, removed and signed in bulk.",
      where: ["packages/sdk/src/schemas/gallery.ts#GalleryImage", "packages/sdk/src/schemas/gallery.ts#GalleryKeys"],
      heldBy:
        "apps/api/src/areas/gallery/gallery.test.ts › is signed for anyone as long as the branch is open, and to each key only what it serves",
    },
  ],
};

export const lists: Topic = {
  title: "Lists",
  rules: [
    {
      what: "Page 1 replaces what is shown, a later page is appended without what is there already.",
      where: ["packages/sdk/src/domain/record-list.ts#withPage", "packages/sdk/src/domain/record-list.ts#distinct"],
      heldBy: [
        "packages/hooks/src/record-list.test.ts › page 1 replaces, later pages are appended, each record once",
        "packages/hooks/src/create-queries.test.ts › are replaced from page 1 by a refetch, and by a changed search",
      ],
    },
    {
      what: "Another page follows until all records are there; where nothing is counted, as long as pages are full.",
      where: "packages/sdk/src/client/paginate.ts#hasNextPage",
      heldBy: [
        "packages/hooks/src/create-queries.test.ts › grow until all records are there",
        "packages/sdk/src/client/paginate.test.ts › a full page, and no total",
      ],
    },
    {
      what: "A desk's payments and hourly bookings grow by 20.",
      where: "apps/admin/src/screens/desks/hourly-bookings.tsx#HISTORY_PAGE",
      says: ["20"],
      heldBy: "packages/hooks/src/create-queries.test.ts › hold as many as their row says, unless the input says more",
    },
    {
      what: "A client in local mode asks for 1,000 records at once, of every list.",
      where: ["packages/sdk/src/client/paginate.ts#LOCAL_LIMIT", "packages/sdk/src/client/paginate.ts#limitOf"],
      says: ["1000"],
      heldBy: [
        "packages/sdk/src/client/paginate.test.ts › 1,000 at once in local mode",
        "packages/hooks/src/create-queries.test.ts › hold $limit records by themselves in $mode mode",
      ],
    },
    {
      what: "A role that is added stands first and is counted; one that is deleted is gone and counted off, never below 0.",
      where: ["packages/hooks/src/listed.ts#addedFirst", "packages/hooks/src/listed.ts#takenOut"],
      heldBy: [
        "packages/hooks/src/record-list.test.ts › a role that is added stands first and is counted, before the reload and after it alike",
        "packages/hooks/src/record-list.test.ts › a role that is deleted is gone and counted off, before the reload and after it alike",
        "packages/hooks/src/record-list.test.ts › a count never falls below 0",
      ],
    },
    {
      what: "A search is trimmed; an empty one, an empty filter and the status ALL are not sent.",
      where: "packages/sdk/src/client/request.ts#filtersOf",
      heldBy: [
        "packages/sdk/src/client/request.test.ts › no empty search",
        "packages/sdk/src/client/request.test.ts › nothing empty",
      ],
    },
  ],
};

export const office: Topic = {
  title: "The office's other areas",
  rules: [
    {
      what: "Staff are searched, and more of them load.",
      where: "apps/admin/src/screens/admin-users/admin-users-screen.tsx#AdminUsersScreen",
      heldBy:
        "e2e/tests/people.spec.ts › a role is made, given to somebody who is invited, and taken away once nobody holds it",
    },
    {
      what: "A role's permissions come from the server, and only the server decides what a session may do.",
      where: ["apps/api/src/pipeline/permission.ts#requirePermission", "packages/sdk/src/domain/permissions.ts#can"],
      heldBy: [
        "apps/api/src/testing/access/access-matrix.test.ts › asks for its permission and for no other",
        "apps/api/src/areas/roles/roles.test.ts › choose among every permission that the contract asks for, in the organisation's wording",
      ],
    },
    {
      what: "The dashboard begins with every branch and the week; the branch is remembered on the device.",
      where: [
        "apps/admin/src/screens/dashboard/period.ts#DEFAULT_PERIOD",
        "apps/admin/src/screens/dashboard/remembered-branch.ts#rememberedBranch",
      ],
      says: ["weekly"],
      heldBy:
        "e2e/tests/dashboard.spec.ts › figures follow the branch and the period, and what ends soon is renewed where it stands",
    },
    {
      what: "The dashboard tells of memberships where any are sold: seats, income and ends of each shift, floating places sold against those there are, passes that run low.",
      where: [
        "apps/api/src/areas/dashboard/membership-stats.ts#readMembershipStats",
        "packages/sdk/src/domain/runs-low.ts#runsLow",
        "apps/admin/src/screens/dashboard/memberships-section.tsx#MembershipsSection",
      ],
      heldBy: [
        "apps/api/src/areas/dashboard/memberships.test.ts › come to what a count of every row comes to, whatever happened",
        "apps/api/src/areas/dashboard/memberships.test.ts › are of the branches that somebody may see",
        "apps/api/src/database/runs-low.test.ts › is the same in SQL and in TypeScript",
        "e2e/tests/dashboard.spec.ts › shifts, floating places and passes show where they are sold, as the server counts them",
      ],
    },
    {
      what: "A notification that is read lowers the unread count at once, never below 0.",
      where: ["packages/sdk/src/domain/unread-count.ts#withRead", "packages/hooks/src/use-mark-read.ts#useMarkRead"],
      heldBy: [
        "packages/hooks/src/use-mark-read.test.tsx › shows the mark in list, badge and detail before the server answers, and keeps it",
        "packages/hooks/src/use-mark-read.test.tsx › never counts below 0",
      ],
    },
    {
      what: "What is told is set by type, each with `enabled`.",
      where: "packages/sdk/src/schemas/notification.ts#NotificationSettings",
      heldBy: [
        "apps/api/src/areas/notifications/notifications.test.ts › follow the settings, mails too, and settings left out stay as they are",
        "e2e/tests/notifications.spec.ts › what is told is chosen once for all, and kept",
      ],
    },
    {
      what: "Help keeps its features, parts and resources in an order that is changed.",
      where: ["apps/api/src/areas/help/order.ts#RESOURCES", "packages/hooks/src/use-reorder.ts#useReorder"],
      heldBy: [
        "apps/api/src/areas/help/help.test.ts › keeps features, parts and resources in the order in which they came",
        "e2e/tests/help.spec.ts › an editor writes a topic, puts its parts in order, takes that back, finds it and deletes it",
      ],
    },
    {
      what: "An installation request is given to somebody, taken by oneself, given back, and moved on.",
      where: [
        "packages/sdk/src/domain/installation-status.ts#INSTALLATION_TRANSITIONS",
        "apps/api/src/areas/installation-requests/handlers.ts#installationRequestHandlers",
      ],
      heldBy: [
        "apps/api/src/areas/installation-requests/installation-requests.test.ts › are asked for, taken, given back, given to somebody and brought to their end",
        "e2e/tests/growth.spec.ts › an organisation asks for an installation, the platform takes it, gives it back, and it is cancelled",
      ],
    },
    {
      what: "Business units are given to people of the team, noted on, and changed field by field.",
      where: [
        "apps/api/src/areas/business-units/assign-team.ts#assignTeam",
        "apps/api/src/areas/business-units/comments.ts#addComment",
      ],
      heldBy: [
        "apps/api/src/areas/business-units/business-units.test.ts › are added with defaults, changed field by field, and noted on",
        "e2e/tests/growth.spec.ts › an owner adds a business unit, moves it on, notes on it and gives it to himself",
      ],
    },
    {
      what: "A reseller is switched off and on, has logos, domains, a share of the profit, figures and monthly statements.",
      where: "apps/api/src/areas/resellers/handlers.ts#resellerHandlers",
      heldBy: [
        "apps/api/src/areas/resellers/inactive.test.ts › is told so, as are its clients' visitors, and is all there again once it is active",
        "apps/api/src/areas/resellers/earnings.test.ts › are the sums of what his clients paid, by the rate of each day",
        "apps/api/src/areas/resellers/statements.test.ts › stay as they are once a month is closed, and come to his figures, whatever happens later",
        "apps/api/src/areas/resellers/statements.test.ts › hold what was paid out, once by two at once, and never more than is owed",
        "e2e/tests/resellers.spec.ts › a reseller is made step by step, each refusal led to its field, and then kept",
        "e2e/tests/reseller-statements.spec.ts › what a client paid stands in the month, is paid out once by two tabs, and the reseller reads it",
      ],
    },
    {
      what: "The super organisation alone manages resellers, plans and add-ons, and sees every client.",
      where: "apps/api/src/areas/super-org/handlers.ts#superOrgHandlers",
      heldBy: [
        "apps/api/src/areas/super-org/super-org.test.ts › saves its plans as a whole, in their order",
        "apps/api/src/testing/access/above.test.ts › reaches for the super organisation no more of others than it may, and that is audited",
      ],
    },
    {
      what: "A payment by phone is made at an address of its own, and completed once it was verified.",
      where: [
        "apps/api/src/areas/mobile-payment/handlers.ts#mobilePaymentHandlers",
        "apps/booking/src/pay/mobile-payment-screen.tsx#MobilePaymentScreen",
        "apps/admin/src/screens/subscription/pay-on-phone.tsx#PayOnPhone",
      ],
      heldBy: [
        "apps/api/src/areas/mobile-payment/mobile-payment.test.ts › is asked for at a desktop, made by whoever scanned the code, and told to the desktop",
        "apps/api/src/areas/mobile-payment/mobile-payment.test.ts › counts once, however many send the answer at once, and the gateway's event beside them",
        "e2e/tests/mobile-payment.spec.ts › the desktop shows a code, the phone that reads it pays, and the desktop goes on by itself",
      ],
    },
    {
      what: "UPI details give a link and a code to pay by.",
      where: "apps/api/src/areas/organisation/payment-qr.ts#generatePaymentQr",
      heldBy:
        "apps/api/src/areas/organisation/organisation.test.ts › are shown with a link and a code to pay by once there are UPI details",
    },
  ],
};

export const tracking: Topic = {
  title: "Tracking",
  rules: [
    {
      what: "The list keeps its events, their number, page (1) and page size (20), and has more while the page is below the last.",
      where: [
        "packages/hooks/src/use-tracking.ts#useTracking",
        "packages/sdk/src/domain/tracking-filters.ts#TRACKING_LIMIT",
      ],
      says: ["trackingData", "trackingTotal", "trackingPage", "trackingLimit", "trackingHasMore", "20"],
      heldBy: [
        "packages/hooks/src/use-tracking.test.tsx › begins at page 1 with 20 events",
        "packages/hooks/src/use-tracking.test.tsx › has more while the page is below the last",
      ],
    },
    {
      what: "Empty filters are left out of the call; page and page size stand in the filters, too.",
      where: "packages/hooks/src/use-tracking.ts#queryOf",
      heldBy: [
        "packages/hooks/src/use-tracking.test.tsx › asks by filters from page 1, and leaves the empty ones out",
        "packages/hooks/src/use-tracking.test.tsx › changes the page size in the filters too; clearing them keeps it, at page 1",
      ],
    },
    {
      what: "A new call clears the failure of the one before; a reset empties the list.",
      where: "packages/hooks/src/use-tracking.ts#useTracking",
      heldBy: [
        "packages/hooks/src/use-tracking.test.tsx › tells a failure in the call's own words, and forgets it when it asks anew",
        "packages/hooks/src/use-tracking.test.tsx › is empty after a reset, until it is asked anew",
      ],
    },
    {
      what: "A clean-up keeps 90 days unless told otherwise.",
      where: "packages/sdk/src/schemas/tracking.ts#CleanUpTracking",
      says: ["default(90)"],
      heldBy: [
        "packages/sdk/src/schemas/tracking.test.ts › keeps 90 days unless told otherwise",
        "apps/api/src/areas/tracking/tracking.test.ts › deletes what is older than so many days, tells how many, and says so in the log",
      ],
    },
  ],
};

export const websites: Topic = {
  title: "Websites and domains",
  rules: [
    {
      what: "The six calls succeed only with `status: true`; else the message is told, or “Unknown error” for what has none.",
      where: ["packages/sdk/src/client/reply.ts#isSuccess", "packages/sdk/src/client/send.ts#errorOf"],
      says: ["Unknown error", "An unexpected error occurred"],
      heldBy: "packages/sdk/src/client/table.test.ts › fails unless the reply says status true",
    },
    {
      what: "Settings, DNS records and domains are kept with loading, error, whether they ever loaded, and whether one may see them.",
      where: "packages/hooks/src/use-website.ts#useWebsite",
      says: ["hasLoaded", "unauthorized", "loading", "error"],
      heldBy: [
        "packages/hooks/src/use-website.test.tsx › gives settings, DNS records and domains",
        "packages/hooks/src/use-website.test.tsx › hasn't loaded before the settings came once, and stays so after a later failure",
      ],
    },
    {
      what: "The default domain's status is overwritten on the device alone.",
      where: "packages/hooks/src/use-website.ts#setDefaultDomainStatus",
      heldBy: "packages/hooks/src/use-website.test.tsx › overwrites the default domain's status without a call",
    },
    {
      what: "An organisation asks for its site, names a domain of its own and has its DNS checked.",
      where: [
        "apps/api/src/areas/website/handlers.ts#websiteHandlers",
        "apps/api/src/areas/website/check.ts#check",
        "apps/api/src/areas/website/check-due.ts#checkDomains",
      ],
      heldBy: [
        "apps/api/src/areas/website/website.test.ts › is asked for with a sub-domain that is free, and changed by asking again",
        "apps/api/src/areas/website/website.test.ts › is proven by its records, and says of each what was found",
        "apps/api/src/areas/website/website.test.ts › is warned of when its proof is gone, switched off three days later, and free for whoever comes",
      ],
    },
    {
      what: "A host that is an organisation's shows the booking alone; any other path there leads home.",
      where: ["apps/api/src/sites/find-site.ts#findSite", "apps/api/src/sites/app-of-path.ts#appOfPath"],
      heldBy: [
        "e2e/tests/booking-screens.spec.ts › on a client site any other path goes home",
        "e2e/tests/addresses.spec.ts › on a client's host the server knows the booking's addresses, and leads home from any other",
      ],
    },
    {
      what: "The configuration names a default organisation, and says whether this is production.",
      where: ["apps/api/src/config.ts#defaultOrgCode", "apps/api/src/config.ts#isProduction"],
      heldBy: "apps/api/src/config.test.ts › names whose site stands on hosts without a name",
    },
  ],
};

export const failures: Topic = {
  title: "Failures",
  rules: [
    {
      what: "A reply that says `status: false` is a failure, told in the server's words where there are some, else in the call's own.",
      where: ["packages/sdk/src/client/reply.ts#isSuccess", "packages/sdk/src/client/send.ts#errorOf"],
      heldBy: "packages/sdk/src/client/table.test.ts › fails with the server's message, else its fallback",
    },
    {
      what: "Without a reply it is the failure's own message, else “Network error”.",
      where: "packages/sdk/src/client/send.ts#attempt",
      says: ["Network error"],
      heldBy: "packages/sdk/src/client/retry.test.ts › words a failing network: %s",
    },
  ],
};
