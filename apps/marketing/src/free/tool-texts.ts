import { formatMoney } from "@carrel/sdk/domain";
import { capacityOf } from "./capacity/capacity";
import { START } from "./capacity/capacity-state";
import type { ToolText } from "./tool-page";

const example = capacityOf(START);
const money = (amount: number) => formatMoney(amount, START.currency);

export const CAPACITY_TEXT: ToolText = {
  title: "What your seats can earn",
  lead: "Seats, shifts, opening days and prices in. Places to sell, the month, the year and the break-even out. Change any figure, and the rest follows.",
  parts: [
    {
      title: "How it is reckoned",
      paragraphs: [
        "A study hall sells a seat several times a day, once in each shift. So there are as many places to sell as there are seats, times the shifts. Of each shift you say how much of it is sold; a part of a place counts for nothing, so 50 percent of 3 seats is 1.",
        "Days open in a year are 365 times the days of a week, over 7, rounded, less the closed days. Day passes take a seat that is free in all shifts. What stays free can be booked by the hour: the hours left, times the open days, times the percentage that you expect, down to a whole hour.",
        "A month of the shifts is places sold times price, and a year is twelve of them. What is sold by day and hour is reckoned for the year, and a month shows a twelfth. All amounts are whole paise or cents, so that nothing is lost by rounding on the way. Tax is not part of it: enter prices without it.",
      ],
    },
    {
      title: "What break‑even means here",
      paragraphs: [
        "It is the smallest number of seats, sold in every shift, that pays the month's costs by itself. Days and hours are left out, since they come and go. If not even a full house pays, it says so.",
      ],
    },
  ],
  example: {
    title: "An example",
    text: "A hall of 60 seats is open all week but for 12 days a year. Morning, afternoon and evening are sold to 80, 60 and 90 percent, two day passes go each day, and every twentieth free hour is booked.",
    facts: [
      ["Places to sell", String(example.places)],
      ["Sold by the month", String(example.sold)],
      ["Open days a year", String(example.openDays)],
      ["A month", money(example.month)],
      ["A year", money(example.year)],
      ["Break-even", `${example.breakEven?.seats} seats`],
    ],
  },
  closing: {
    text: "Carrel sells such places, shift by shift, and shows on its dashboard what really came in.",
    link: "What it does",
    href: "/features",
  },
};

export const SEAT_PLAN_TEXT: ToolText = {
  title: "Draw your room, seat by seat",
  lead: "Rows of seats, tables, walls and a door, with names by a rule of yours. It becomes a picture, a PDF, a print, and a sheet.",
  parts: [
    {
      title: "How it works",
      paragraphs: [
        "Say how many rows and seats you need, and they stand in the room with their names: A1, A2 and then B1, or one count through all; from the left, from the right, or there and back as one walks. Move them by dragging, or press Enter on one and use the arrow keys. Shift marks several; what is marked can be lined up, spread and turned together.",
        "One unit is one centimetre. A new seat is 100 wide and 60 deep, and 80 are left between rows, so that a person passes. Every step can be taken back with Ctrl+Z and made again with Ctrl+Y.",
        "The room is kept in this browser and in the link. Nothing is sent anywhere: the picture, the PDF and the sheet are made on your own device.",
      ],
    },
    {
      title: "The sheet",
      paragraphs: [
        "It is a CSV file with a row for each seat: name, zone, kind, and its place from the left and the top, its width, its height and its turn. Tables, walls and doors are for your drawing alone. Any spreadsheet opens it.",
      ],
    },
  ],
  example: {
    title: "An example",
    text: "The room above has four rows of six seats, A1 to D6, within five pieces of wall and a door. Its sheet has 24 rows; seat A1 stands 120 cm from the left and 80 cm from the top.",
  },
  closing: {
    text: "Carrel adds the seats from this sheet and puts each on its floor plan just where you drew it.",
    link: "What it does",
    href: "/features",
  },
};

export const QR_POSTER_TEXT: ToolText = {
  title: "A poster with your QR code",
  lead: "For any address, or for your Wi-Fi. Write a headline, choose colour and paper, and print it or save it as PDF, PNG or SVG.",
  parts: [
    {
      title: "How it works",
      paragraphs: [
        "The code holds what you type and nothing else: no detour over a server of ours, nothing that runs out, nothing that counts who scans. A code of an address works as long as the address does. Web pages, mail addresses (mailto:) and phone numbers (tel:) can stand in it.",
        "A Wi-Fi code holds the network's name, its kind of security and its password, in the way that phones know. Whoever scans it can join, and the password stands below it in plain letters for everyone else. Use your guests' network.",
        "The code corrects up to 15 percent of damage and has the quiet margin that scanners need. On A4 it is about 13 cm wide, which is read from more than a metre away; as a rule of thumb, a code is read from ten times its width.",
      ],
    },
    {
      title: "Before you print fifty",
      paragraphs: [
        "Scan the first one with two phones. In the print dialog choose “Actual size” and, for the colours, “Background graphics”. The PDF holds the page as a picture of 300 dots an inch; for a printer's shop take the SVG, which stays sharp at any size.",
      ],
    },
  ],
  example: {
    title: "An example",
    text: "The headline “Book your seat here” over the code of example.com/book, on A4 in green. A phone that scans it opens https://example.com/book.",
  },
  closing: {
    text: "Carrel makes such posters for each branch and each seat, and the code leads straight to what is free.",
    link: "What it does",
    href: "/features",
  },
};

export const HOURS_CARD_TEXT: ToolText = {
  title: "Opening hours for your door",
  lead: "Your week on one card, in up to three languages, with holidays and a note. Print it, or save it as PDF, PNG or SVG.",
  parts: [
    {
      title: "How it works",
      paragraphs: [
        "Set when each day opens and closes, and copy one day to others. Days in a row with the same hours share a line: Monday to Friday instead of five lines. The week may begin on Monday, Sunday or Saturday, and times are written by 24 hours or with am and pm.",
        "Names of days and dates come from your browser, which knows them in all the languages that can be chosen. The first language writes the dates; the others stand below its days.",
        "Closures are single days or stretches, with a reason if you like. They are put in order by themselves. A note has room for what people ask at the door: last entry, the bell, a number to call.",
        "The card fits its paper: if much stands on it, everything gets a little smaller. All of it is in the link, so next year you open that, change two dates and print again. Nothing is sent to us.",
      ],
    },
  ],
  example: {
    title: "An example",
    text: "A room that opens from 7 to 22 on weekdays and from 9 to 14 on Saturdays needs three lines:",
    facts: [
      ["Monday – Friday", "07:00 – 22:00"],
      ["Saturday", "09:00 – 14:00"],
      ["Sunday", "Closed"],
    ],
  },
  closing: {
    text: "Carrel knows these hours and closures too: nobody can book while you are closed.",
    link: "What it does",
    href: "/features",
  },
};
