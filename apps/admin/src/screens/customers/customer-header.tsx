import { usePermission, useTerminology } from "@carrel/hooks";
import type { CustomerDetail } from "@carrel/sdk";
import { Avatar } from "@carrel/ui/avatar";
import { Button } from "@carrel/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@carrel/ui/dropdown-menu";
import { IconButton } from "@carrel/ui/icon-button";
import { PageHeader } from "@carrel/ui/page-header";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Ban, CircleCheck, Ellipsis, Merge, Trash2 } from "lucide-react";
import { useState } from "react";
import { LOCALE } from "../../app/locale";
import { OnlineMenuItem } from "../../app/online-menu-item";
import { ActiveBadge } from "../../app/parts/active-badge";
import { InactiveNotice } from "../../app/parts/inactive-notice";
import { ScreenTitle } from "../../app/screen-title";
import { useBranches } from "../../app/use-branches";
import { CustomerActivityDialog } from "./customer-activity-dialog";
import { RemoveDialog } from "./remove-dialog";
import { CustomerStanding } from "./standing";

const route = getRouteApi("/signed-in/office/customers/$customerId");

/** Who it is, and what can be done with the record. */
export function CustomerHeader({ customer, zone }: { customer: CustomerDetail; zone: string }) {
  const { _id: customerId, name, isActive, photoUrl, bookings, branchId, createdAt } = customer;
  const words = useTerminology();
  const navigate = route.useNavigate();
  const { q, show } = route.useSearch();
  const mayEdit = usePermission("customers.write");
  const { branches } = useBranches();
  const [asked, setAsked] = useState<"activity" | "removal">();
  const dialog = (which: typeof asked) => ({
    open: asked === which,
    onOpenChange: (open: boolean) => setAsked(open ? which : undefined),
  });
  const neverBooked = bookings.daily.length + bookings.hourly.length === 0;
  const branch = branches.length > 1 ? branches.find(({ _id }) => _id === branchId)?.name : undefined;
  const since = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: zone }).format(new Date(createdAt));
  const list = { to: "/customers", search: { ...(q && { q }), ...(show && { show }) } } as const;
  const verb = isActive ? "Deactivate" : "Activate";

  return (
    <>
      <ScreenTitle>{name}</ScreenTitle>
      <PageHeader
        breadcrumb={[{ label: words.members, href: `/customers${listQuery(list.search)}` }, { label: name }]}
        title={
          <span className="flex min-w-0 items-center gap-4">
            <Avatar
              name={name}
              {...(photoUrl && { src: photoUrl })}
              size="lg"
              aria-hidden="true"
              className="shrink-0"
            />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </span>
        }
        description={
          <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
            <ActiveBadge isActive={isActive} />
            <CustomerStanding customerId={customerId} zone={zone} />
            <span>
              {words.member} since {since}
            </span>
            {branch && <span className="wrap-anywhere">{branch}</span>}
          </span>
        }
        actions={
          mayEdit && (
            <>
              <DropdownMenu>
                <DropdownMenuTrigger asChild>
                  <IconButton label="More actions">
                    <Ellipsis />
                  </IconButton>
                </DropdownMenuTrigger>
                <DropdownMenuContent align="end">
                  <OnlineMenuItem icon={isActive ? <Ban /> : <CircleCheck />} onSelect={() => setAsked("activity")}>
                    {verb}
                  </OnlineMenuItem>
                  <DropdownMenuItem
                    icon={<Merge />}
                    onSelect={() =>
                      navigate({
                        to: "/customers/$customerId/merge",
                        params: { customerId },
                        search: true,
                        resetScroll: false,
                      })
                    }
                  >
                    Merge with…
                  </DropdownMenuItem>
                  {neverBooked && (
                    <>
                      <DropdownMenuSeparator />
                      <OnlineMenuItem variant="danger" icon={<Trash2 />} onSelect={() => setAsked("removal")}>
                        Delete
                      </OnlineMenuItem>
                    </>
                  )}
                </DropdownMenuContent>
              </DropdownMenu>
              <Button asChild variant="primary">
                <Link to="/customers/$customerId/edit" params={{ customerId }} search resetScroll={false}>
                  Edit
                </Link>
              </Button>
            </>
          )
        }
      />
      {!isActive && (
        <div className="mb-6">
          <InactiveNotice onActivate={mayEdit && (() => setAsked("activity"))}>
            No {words.desk.toLowerCase()} can be assigned to {name}. What was booked stays as it is.
          </InactiveNotice>
        </div>
      )}
      <CustomerActivityDialog customer={customer} {...dialog("activity")} />
      <RemoveDialog customer={customer} {...dialog("removal")} onRemoved={() => navigate({ ...list, replace: true })} />
    </>
  );
}

/** A list's search behind its path. */
const listQuery = (search: Record<string, string>) => {
  const query = new URLSearchParams(search).toString();
  return query && `?${query}`;
};
