import { Callout } from "@carrel/ui/callout";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { CalendarFeed } from "./calendar-feed";
import { Dues } from "./dues";
import { Memberships } from "./memberships";
import { MoveBooking } from "./move-booking";
import { News } from "./news";
import { PastBookings, UpcomingBookings } from "./own-bookings";
import { OwnHead } from "./own-head";
import { OwnPage, type OwnProps } from "./own-page";
import { Receipts } from "./receipts";

const route = getRouteApi("/dashboard");
const PROFILE = { label: "Your profile", to: "/profile" } as const;

/** A visitor's bookings, what he has, owes and paid. */
export function DashboardScreen() {
  return (
    <OwnPage address="/dashboard" title="Your bookings">
      {(props) => <Dashboard {...props} />}
    </OwnPage>
  );
}

function Dashboard(props: OwnProps) {
  const { move, branch: _, ...draft } = route.useSearch();
  const navigate = route.useNavigate();
  const [news, setNews] = useState("");
  if (move !== undefined)
    return (
      <MoveBooking
        key={move}
        {...props}
        id={move}
        draft={draft}
        onDraft={(change) => void navigate({ search: (kept) => ({ ...kept, ...change }), replace: !change.step })}
        onDone={(said) => {
          setNews(said);
          void navigate({ search: {} });
        }}
      />
    );
  const { organisation, session } = props;
  return (
    <News value={setNews}>
      <OwnHead title="Your bookings" session={session} other={PROFILE} />
      {news && (
        <Callout live tone="success">
          {news}
        </Callout>
      )}
      <UpcomingBookings {...props} />
      <Dues />
      <Memberships {...props} />
      <PastBookings {...props} />
      <Receipts {...props} />
      <CalendarFeed timezone={organisation.timezone} />
    </News>
  );
}
