import type { ComponentType } from "react";
import { CardSketch, ChartSketch, PlanSketch, PosterSketch } from "./sketches";

interface Listed {
  href: string;
  name: string;
  text: string;
  Sketch: ComponentType;
}

const TOOLS: readonly Listed[] = [
  {
    href: "/free/capacity-calculator",
    name: "Capacity and revenue",
    text: "Seats, shifts and prices become places to sell, income by month and year, and the number of seats that pays the rent.",
    Sketch: ChartSketch,
  },
  {
    href: "/free/seat-plan",
    name: "Seat plan",
    text: "Draw a room with its rows, tables, walls and door. Take it away as PDF, PNG or print, or as a sheet with every seat's place.",
    Sketch: PlanSketch,
  },
  {
    href: "/free/qr-poster",
    name: "QR poster",
    text: "A code for any address or for your Wi-Fi, with a headline, in your colour, on A4, A5 or letter.",
    Sketch: PosterSketch,
  },
  {
    href: "/free/opening-hours-card",
    name: "Opening hours card",
    text: "Your week for the door, with holidays and notes, in up to three of sixteen languages.",
    Sketch: CardSketch,
  },
];

/** What can be had without an account. */
export function FreeIndex() {
  return (
    <div className="mx-auto max-w-[76rem] px-4 pt-12 pb-24 sm:px-8 lg:pt-20">
      <header className="flex flex-col gap-6">
        <h1 className="max-w-[18ch] font-display text-4xl leading-[1.1] text-balance text-strong sm:text-5xl">
          Four tools for whoever runs a room
        </h1>
        <p className="max-w-[40rem] text-lg">
          They are free, need no account, and work in your browser. What you enter stays there: it is part of the page’s
          link behind the #, which browsers send to nobody. Give that link to a colleague, and he sees what you see.
        </p>
      </header>
      <ul className="m-0 mt-14 flex list-none flex-col border-b border-border p-0">
        {TOOLS.map(({ href, name, text, Sketch }) => (
          <li
            key={href}
            className="grid items-center gap-x-10 gap-y-5 border-t border-border py-10 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <Sketch />
            <div className="flex flex-col gap-3">
              <h2 className="m-0 font-display text-2xl leading-tight">
                <a href={href} className="inline-block py-1">
                  {name}
                </a>
              </h2>
              <p className="max-w-[38rem]">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-10 max-w-[40rem]">
        Files are made on your own device, too: nothing is uploaded. Bookmark a link to come back to it, or print
        straight from the page. If you would rather have bookings, shifts and posters kept together, that is what Carrel
        is for: <a href="/features">see what it does</a>.
      </p>
    </div>
  );
}
