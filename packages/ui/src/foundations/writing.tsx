import { Check, X } from "lucide-react";
import "./foundations.css";

const RULES = [
  {
    rule: "Say what happened, then what to do",
    yes: "Seat A4 was just taken for 10:00. These are free: A3, B1, or A4 at 11:00.",
    no: "Error: slot conflict",
  },
  { rule: "Buttons are verbs with their object", yes: "Confirm booking", no: "OK" },
  { rule: "Nobody is blamed", yes: "The code has run out. Send a new one.", no: "You entered an invalid code!" },
  {
    rule: "Money, dates and times as people there write them",
    yes: "₹1,50,000; 21 Nov, 10:00–12:00 IST",
    no: "INR 150000; 2026-11-21T10:00",
  },
  { rule: "The words of the place", yes: "Seat and user in a study hall, desk and member elsewhere", no: "Resource" },
  { rule: "Sentence case, no exclamation marks", yes: "Add branch", no: "Add New Branch!" },
  {
    rule: "An empty place says what it is for",
    yes: "Members book desks here. Add the first one, or import a list.",
    no: "No data",
  },
];

export const Writing = () => (
  <div className="fd-page">
    <p className="fd-lead">Plain and short, as one would say it across a desk.</p>
    <ul className="fd-rules">
      {RULES.map(({ rule, yes, no }) => (
        <li key={rule}>
          <h2>{rule}</h2>
          <p data-kind="do">
            <Check strokeWidth={2} role="img" aria-label="Do" />
            {yes}
          </p>
          <p data-kind="dont">
            <X strokeWidth={2} role="img" aria-label="Don't" />
            {no}
          </p>
        </li>
      ))}
    </ul>
  </div>
);
