import { FIGURES } from "./figures";

/** Who makes this and how, for `/about` in each of its designs. */
export interface AboutContent {
  title: string;
  lead: string;
  carrel: { title: string; paragraphs: readonly string[] };
  beliefs: { title: string; items: readonly { title: string; text: string }[] };
  proof: {
    title: string;
    text: string;
    figures: readonly { figure: string; text: string }[];
    practices: readonly string[];
  };
}

export const ABOUT: AboutContent = {
  title: "A desk with three walls",
  lead: "That is a carrel: the small desk in a library that is yours for as long as you sit there. We make the software for places that offer one.",
  carrel: {
    title: "What a carrel is",
    paragraphs: [
      "The monks who copied books had them first: a recess beside a window, just wide enough for one reader. Libraries kept the idea. A carrel is open on one side and closed on three, so that whoever sits there can be among others and by himself.",
      "Study halls and co-working spaces offer just that, by the hour, the shift or the month. Their work behind it isn't quiet at all: who has which seat in the evening, who paid, whose month ends on Friday, and who is standing at the door right now.",
      "Carrel keeps that work calm. It is drawn as its name says: every drawing on these pages is a plan of such rooms, and the mark in the corner is that desk.",
    ],
  },
  beliefs: {
    title: "What we hold to",
    items: [
      {
        title: "A seat is a promise",
        text: "Whoever has booked it gets it. So the last word is the database's, which refuses a second booking, and not a screen's, which may be a second late.",
      },
      {
        title: "The visitor owes us nothing",
        text: "No account, no app, no cookie, and nobody else who looks on. A name, a proven address, a seat.",
      },
      {
        title: "Money has a memory",
        text: "Every charge and payment stands in the books with its day and its name, and is never changed. What was wrong is taken back by a line of its own.",
      },
      {
        title: "Say it in a sentence",
        text: "What happened, and what to do about it, in the words that the place itself uses. A message that needs a manual is a fault.",
      },
      {
        title: "Nothing that isn't there",
        text: "We describe what works today. What is planned stands on no page until it can be used.",
      },
      {
        title: "Leaving is easy",
        text: "Your lists come out as files on any day, and no contract holds you. A place should stay because it likes to.",
      },
    ],
  },
  proof: {
    title: "How it is built, and proven",
    text: "Figures that anybody who has the source can count, rounded down.",
    figures: [
      { figure: `${FIGURES.tests}+`, text: "files of tests, from a single rule to whole days in a browser" },
      {
        figure: `${FIGURES.decisions}+`,
        text: "decisions written down, each with its reasons and what was not chosen",
      },
      { figure: `${FIGURES.components}+`, text: "components of our own, tried in light and dark and by keyboard" },
      { figure: "200", text: "people ask for one seat in the same instant: one gets it, 199 are told so" },
    ],
    practices: [
      "Organisations are kept apart by the database itself, row by row. A test tries each call with somebody else's records.",
      "Rules are held by tests, and we break them on purpose to see that a test notices.",
      "A screen is done when it works by keyboard, with a screen reader, in light and dark, and on a phone of 360 pixels.",
      "What a call takes and gives stands in one contract. The server, the office, the SDK and its reference are all made from it.",
      "Speed is measured against other software on the same machine, in the same run, and written down when it is worse, too.",
    ],
  },
};
