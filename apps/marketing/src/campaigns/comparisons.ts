import type { Comparison } from "./comparison";

/** When all sources were looked up. */
const READ = "28 November 2026";

const REGISTER_AND_SHEETS: readonly Comparison[] = [
  {
    slug: "paper-register",
    name: "A paper register",
    description: "What a register of paper does well, what changes with Carrel, and for whom paper is still enough.",
    title: "Carrel beside a paper register",
    lead: {
      text: "A maker of software for reading halls writes that most of them have relied on registers: seats by hand, renewals on paper or in a simple sheet.",
      source: 1,
    },
    better: [
      { text: "It works without power, network or a password." },
      { text: "It costs a few coins, and nobody has to be shown how it works." },
      { text: "What was written in ink is hard to change unseen." },
    ],
    rows: [
      {
        topic: "Who sits where",
        theirs: { text: "Whoever has the register in hand can say." },
        ours: "Everybody who may see it can, at the door, at home and in the other branch.",
      },
      {
        topic: "Two for one seat",
        theirs: { text: "Two people with two pens can give it away twice." },
        ours: "The database refuses the second one and shows what is free.",
      },
      {
        topic: "Booking at night",
        theirs: { text: "Somebody has to be there." },
        ours: "Visitors book from the code at the door or from your site.",
      },
      {
        topic: "Who owes",
        theirs: { text: "Page by page, with a ruler." },
        ours: "A list, who owes most first, with reminders by mail.",
      },
      {
        topic: "The end of a month",
        theirs: { text: "Remembered by a person." },
        ours: "Members are told before, and staff have a list.",
      },
      {
        topic: "A lost book",
        theirs: { text: "Is lost." },
        ours: "The records are on a server, and lists come out as files.",
      },
    ],
    takeTheirs: "You have one room, one person at the desk, and fewer names than fit on two pages.",
    takeOurs: "Seats change hands by the shift, several people take fees, or visitors ask when nobody is there.",
    sources: [
      { title: "Seat Manager: how reading halls are managed", url: "https://seatmanager.in/?p=29", read: READ },
    ],
  },
  {
    slug: "spreadsheets",
    name: "A spreadsheet",
    description: "What a shared spreadsheet does well, where it stops, and how its rows come over to Carrel.",
    title: "Carrel beside a spreadsheet",
    lead: {
      text: "A sheet that staff share, with a row for each seat or member: what most places have after the register.",
    },
    better: [
      { text: "Any column that you can think of is there in a second." },
      { text: "Anything can be counted and drawn as you like." },
      { text: "You have it already, and so does everybody else." },
      { text: "Google Sheets knows three roles, protected ranges, comments and a history of versions.", source: 1 },
    ],
    rows: [
      {
        topic: "Two at once",
        theirs: {
          text: "With several editors, the same cell can be overwritten by two of them at the same moment.",
          source: 1,
        },
        ours: "A seat can't have two bookings at one time, whoever is faster.",
      },
      {
        topic: "Which one stands",
        theirs: {
          text: "In Smartsheet, where two people change one cell at about the same time, what was saved last is shown.",
          source: 2,
        },
        ours: "The first one stands. The second is told, and shown what is free.",
      },
      {
        topic: "Visitors",
        theirs: { text: "They call, and somebody types." },
        ours: "They book themselves; a code proves their address.",
      },
      {
        topic: "Rules",
        theirs: { text: "A formula, as long as nobody sorts it away." },
        ours: "Hours, closed days, shifts, prices and tax hold at every door, for sheets that are read in, too.",
      },
      {
        topic: "Money",
        theirs: { text: "A number that anybody may change." },
        ours: "A line with a day and a name that is never changed, only taken back by another.",
      },
      {
        topic: "Moving over",
        theirs: { text: "Rows leave as CSV or Excel." },
        ours: "Desks, members and bookings come in from them, each row checked first. Lists leave as CSV again.",
      },
    ],
    takeTheirs: "You count and plan more than you book, or your place is like no other.",
    takeOurs: "More than one person types, visitors should book themselves, or money has to add up.",
    sources: [
      {
        title: "SheetsGuide: sharing and collaborating in Google Sheets",
        url: "https://sheetsguide.com/?p=1025",
        read: READ,
      },
      {
        title: "Smartsheet: work with multiple people on a sheet at the same time",
        url: "https://help.smartsheet.com/articles/522069-work-with-multiple-people-on-a-sheet-at-same-time",
        read: READ,
      },
    ],
  },
];

const PRODUCTS: readonly Comparison[] = [
  {
    slug: "nexudus",
    name: "Nexudus",
    description:
      "Nexudus and Carrel by what their own pages say: how they count, what Nexudus has more of, and for whom each is.",
    title: "Carrel beside Nexudus",
    lead: {
      text: "Nexudus runs co-working spaces: several locations in one account, with plans and products for their members.",
      source: 4,
    },
    better: [
      { text: "Access control is part of each location's settings.", source: 4 },
      { text: "Locations form networks, which share plans, customers and reports.", source: 4 },
      { text: "There are plans for virtual offices and for storage.", source: 5 },
      {
        text: "There are apps for iOS and Android, also in the space's own brand, and a register of deliveries.",
        source: 6,
      },
      { text: "Integrations, apps and several payment gateways can be switched on.", source: 1 },
    ],
    rows: [
      {
        topic: "What the price follows",
        theirs: { text: "The number of active users of each location, month by month.", source: 1 },
        ours: "What fits in: branches, seats and staff. How many members and visitors come changes nothing.",
      },
      {
        topic: "Who counts",
        theirs: {
          text: "Also who made a free booking or has a free contract, in every location where that is so.",
          source: 3,
        },
        ours: "Nobody is counted.",
      },
      {
        topic: "What comes on top",
        theirs: { text: "Some integrations, apps, features and gateways, mostly for each location.", source: 1 },
        ours: "Add-ons, for more branches, seats or staff.",
      },
      {
        topic: "Plans",
        theirs: { text: "Passes, booking credit and money credit that a plan renews each month.", source: 2 },
        ours: "A seat, a seat in a shift, a floating place, or a pass of days or hours; no credit in money.",
      },
    ],
    takeTheirs: "You need doors that open by the plan, an app of your own, deliveries, or contracts of companies.",
    takeOurs: "You sell seats by the shift, day and month, and want a price that doesn't follow your visitors.",
    sources: [
      {
        title: "Nexudus help: Nexudus pricing",
        url: "https://help.nexudus.com/v3/docs/nexudus-pricing",
        read: READ,
        dated: "16 May 2023",
      },
      { title: "Nexudus help: Plans", url: "https://help.nexudus.com/v3/docs/plans", read: READ, dated: "8 June 2023" },
      {
        title: "Nexudus help: Who is considered an active user",
        url: "https://help.nexudus.com/docs/who-is-considered-an-active-user-in-nexudus",
        read: READ,
      },
      {
        title: "Nexudus documentation: Multi-location",
        url: "https://learn.nexudus.com/platform/multi-location",
        read: READ,
      },
      { title: "Nexudus documentation: Plans", url: "https://learn.nexudus.com/platform/billing/plans", read: READ },
      {
        title: "Nexudus Spaces: Latest features and changes",
        url: "http://docs.nexudus.com:8090/display/NSKE/Latest+Features+and+Changes",
        read: READ,
      },
    ],
  },
  {
    slug: "officernd",
    name: "OfficeRnD Flex",
    description: "OfficeRnD Flex and Carrel by what their own pages say: what Flex has more of, and for whom each is.",
    title: "Carrel beside OfficeRnD Flex",
    lead: {
      text: "OfficeRnD Flex is a platform for co-working and flexible workspaces, with companies, members, contracts and billing.",
      source: 1,
    },
    better: [
      {
        text: "It connects to payment, accounting, door access, customer records, printing and single sign-on.",
        source: 1,
      },
      { text: "Companies have accounts, and their employees are members below them.", source: 2 },
      { text: "Contracts have templates and types, and memberships are imported with them.", source: 3 },
      { text: "Bookings can repeat, and have time before them to prepare the room.", source: 4 },
      { text: "Check-ins say who is in today; deals and tours are tracked.", source: 5 },
    ],
    rows: [
      {
        topic: "Who it is made for",
        theirs: {
          text: "Co-working spaces and flexible offices, with several locations in an organization.",
          source: 2,
        },
        ours: "Study halls as much as co-working spaces, each in its own words.",
      },
      {
        topic: "What is sold",
        theirs: {
          text: "Resources that are booked by the hour or the day, or assigned, such as hot desks and private offices.",
          source: 6,
        },
        ours: "Hours and days, seats in shifts, floating places, passes; one seat may have a member in each shift.",
      },
      {
        topic: "Closed days",
        theirs: { text: "For all locations or one, they block bookings.", source: 4 },
        ours: "They tell what they meet first, and give members their days back if you like.",
      },
      {
        topic: "Moving in",
        theirs: { text: "Companies, members and memberships from CSV files.", source: 3 },
        ours: "Desks, members with memberships, and bookings from CSV or Excel, each row checked first.",
      },
    ],
    takeTheirs:
      "Your members are companies with contracts, and your building has doors, printers and accounting to connect.",
    takeOurs: "Your members are people with seats and shifts, and you want to be open this afternoon.",
    sources: [
      { title: "OfficeRnD help: Flex", url: "https://help.officernd.com/en/collections/601566-flex", read: READ },
      {
        title: "OfficeRnD help: Glossary",
        url: "https://help.officernd.com/en/articles/273454-getting-started-glossary-for-beginners",
        read: READ,
      },
      {
        title: "OfficeRnD help: Import and manage customer and membership data",
        url: "https://help.officernd.com/en/articles/330335-onboarding-step-5-import-and-manage-customer-and-membership-data",
        read: READ,
      },
      {
        title: "OfficeRnD help: Calendar and bookings",
        url: "https://help.officernd.com/en/collections/610722-calendar-and-bookings",
        read: READ,
      },
      {
        title: "OfficeRnD help: Operations",
        url: "https://help.officernd.com/en/collections/610716-operations",
        read: READ,
      },
      {
        title: "OfficeRnD help: Resources",
        url: "https://help.officernd.com/en/articles/313572-flex-resources-start-here",
        read: READ,
      },
    ],
  },
  {
    slug: "cobot",
    name: "Cobot",
    description:
      "Cobot and Carrel by what their own pages say: how they count, what Cobot has more of, and for whom each is.",
    title: "Carrel beside Cobot",
    lead: {
      text: "Cobot is software for co-working spaces, with plans, a booking calendar and a portal for members.",
      source: 4,
    },
    better: [
      { text: "Members are checked in, and their guests too.", source: 4 },
      { text: "A directory lets the members of a space find each other.", source: 4 },
      { text: "Its calendar is synchronized with Google Calendar.", source: 3 },
      { text: "It can be tried for a month without a card. Ours is 14 days.", source: 2 },
    ],
    rows: [
      {
        topic: "What the price follows",
        theirs: {
          text: "The number of members who pay a recurring fee, with those somebody else pays for.",
          source: 1,
        },
        ours: "What fits in: branches, seats and staff.",
      },
      {
        topic: "Visitors",
        theirs: { text: "Drop-ins and single bookings don't count.", source: 1 },
        ours: "Neither do they here, and neither do members.",
      },
      {
        topic: "Several places",
        theirs: { text: "An account for each; 15 % less each with two, 20 % with three or more.", source: 1 },
        ours: "Branches of one organisation, under one plan.",
      },
      {
        topic: "A payment that fails",
        theirs: { text: "A member's access isn't taken by itself; the space does that.", source: 4 },
        ours: "The same: staff decide. Who owes stands on a list.",
      },
      {
        topic: "Calendars",
        theirs: { text: "Bookings come as an iCal feed.", source: 3 },
        ours: "So do a visitor's own bookings. They aren't written into other calendars.",
      },
    ],
    takeTheirs: "You run one co-working space with a community, and live by Google Calendar.",
    takeOurs: "You sell shifts, run several branches, or take UPI and cash at the desk.",
    sources: [
      {
        title: "Cobot help: Cobot pricing",
        url: "https://helpcenter.cobot.me/en/articles/642097-cobot-pricing",
        read: READ,
      },
      {
        title: "Cobot support: How does Cobot calculate the number of members",
        url: "https://www.cobot.me/en/support/faq/cobot-pricing/how-does-cobot-calculate-the-number-of-members-of-my-space",
        read: READ,
      },
      {
        title: "Cobot help: Learn Cobot",
        url: "https://helpcenter.cobot.me/en/collections/2757948-learn-cobot",
        read: READ,
      },
      {
        title: "Cobot help: Managing members and contacts",
        url: "https://helpcenter.cobot.me/en/collections/2829060-managing-members-contacts",
        read: READ,
      },
    ],
  },
  {
    slug: "seatsurfing",
    name: "Seatsurfing",
    description:
      "Seatsurfing and Carrel by what their own pages say: one is for a company's own people, the other for a place's customers.",
    title: "Carrel beside Seatsurfing",
    lead: {
      text: "Seatsurfing is software with which an organisation's employees book seats, desks and rooms.",
      source: 1,
    },
    better: [
      {
        text: "Its source is open under the GPL 3.0, and it comes as a Docker image for a server of your own.",
        source: 1,
      },
      { text: "It is free for up to ten users where its makers run it, on servers in Germany.", source: 1 },
      { text: "It works in Microsoft Teams.", source: 1 },
    ],
    rows: [
      {
        topic: "Who books",
        theirs: { text: "Employees of the organisation.", source: 1 },
        ours: "Anybody with an e-mail address, and members by what they have bought.",
      },
      {
        topic: "Where it runs",
        theirs: { text: "At its makers', or at yours on PostgreSQL.", source: 1 },
        ours: "At whoever runs the platform for you.",
      },
      {
        topic: "On a phone",
        theirs: { text: "A web app that can be installed.", source: 1 },
        ours: "A page, with nothing to install.",
      },
    ],
    takeTheirs: "Your own colleagues share desks, and nobody pays for one.",
    takeOurs: "Your seats are what you sell.",
    sources: [
      { title: "Seatsurfing on GitHub: README", url: "https://github.com/seatsurfing/seatsurfing", read: READ },
    ],
  },
  {
    slug: "cal-com",
    name: "Cal.com",
    description:
      "Cal.com, its open edition Cal.diy, and Carrel: meetings with people on one side, seats in rooms on the other.",
    title: "Carrel beside Cal.com",
    lead: { text: "Cal.com is software for scheduling; Cal.diy is its open community edition.", source: 1 },
    better: [
      { text: "Several people's calendars are compared, so that a meeting with all of them is found.", source: 2 },
      { text: "Cal.diy is open under the MIT licence, without a key or an account.", source: 1 },
    ],
    rows: [
      {
        topic: "What is booked",
        theirs: { text: "A meeting with one or several people of a team.", source: 2 },
        ours: "A seat, a room or a day at a place, on its floor plan.",
      },
      {
        topic: "Running it yourself",
        theirs: {
          text: "Cal.diy is recommended by its makers for personal use and not for production; teams are left out of it.",
          source: 1,
        },
        ours: "It is run for you.",
      },
    ],
    takeTheirs: "People's time is what you give away.",
    takeOurs: "A chair, a desk or a room is, with fees, shifts and books behind it.",
    sources: [
      { title: "Cal.diy on GitHub: README", url: "https://github.com/calcom/cal.diy", read: READ },
      {
        title: "Cal.com documentation: Collective events",
        url: "https://calcom.gitbook.io/docs/enterprise-features/teams/collective-events",
        read: READ,
        dated: "2023",
      },
    ],
  },
];

export const COMPARISONS = { habits: REGISTER_AND_SHEETS, products: PRODUCTS } as const;
