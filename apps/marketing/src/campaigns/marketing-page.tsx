import { RoomPlan } from "../drawings/room-plan";
import { AUDIENCES } from "../pages/home-content";
import { Closing } from "../pages/parts/closing";
import { PageLead } from "../pages/parts/page-lead";

/** The way to each campaign's page. */
export const MarketingPage = () => (
  <>
    <div className="mx-auto grid max-w-[76rem] gap-x-16 gap-y-12 px-4 pt-12 pb-20 sm:px-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:pt-20">
      <div className="flex flex-col gap-10">
        <PageLead title="Which door is yours?">
          Carrel is one piece of software, and looks different from each side of the desk. Choose yours: each page tells
          what it does for you, and nothing that it doesn't do yet.
        </PageLead>
        <ul className="m-0 list-none p-0">
          {AUDIENCES.map(({ label, href, text }) => (
            <li key={href} className="flex flex-col items-start gap-1 border-t border-border py-5">
              <a href={href} className="font-display text-2xl leading-snug">
                {label}
              </a>
              <span className="max-w-[36rem]">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <RoomPlan className="w-full self-start lg:sticky lg:top-28" />
    </div>
    <Closing
      title="Or walk straight in"
      text="Name your place, add a row of seats, and book one from your phone. 14 days are free, and no card is asked for."
      other={{ label: "Look around first", href: "/demo" }}
    />
  </>
);
