import { usePermission, useTerminology } from "@carrel/hooks";
import type { UnassignedCustomer } from "@carrel/sdk";
import { Avatar } from "@carrel/ui/avatar";
import { Button } from "@carrel/ui/button";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { EmptyState } from "@carrel/ui/empty-state";
import { LinkSlot } from "@carrel/ui/link-slot";
import { Link, useLocation } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { PagedTable } from "../../lists/paged-table";
import { usePages } from "../../lists/use-pages";

/** Rows of a page: the call itself gives up to 2,000 at once. */
const PAGE = 50;

/** The active customers who have no desk today, by name: those whom one can be given to. */
export function DesklessList() {
  const words = useTerminology();
  const { searchStr } = useLocation();
  const mayAssign = usePermission("bookings.write");
  const list = usePages(q.customers.unassigned.pages({ limit: PAGE }));
  const desk = words.desk.toLowerCase();
  const columns: DataTableColumn<UnassignedCustomer>[] = [
    {
      id: "name",
      header: words.member,
      cell: ({ name }) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar size="sm" name={name} aria-hidden="true" className="shrink-0" />
          <span className="wrap-anywhere">{name}</span>
        </span>
      ),
    },
    { id: "phone", header: "Phone", cell: ({ phone }) => <span className="whitespace-nowrap">{phone}</span> },
    { id: "email", header: "E-mail", hideBelow: "sm", cell: ({ email }) => <span className="break-all">{email}</span> },
  ];
  return (
    <PagedTable
      caption={`${words.members} without a ${desk}`}
      what="This list"
      list={list}
      columns={columns}
      rowHref={({ _id }) => `/customers/${_id}${searchStr}`}
      {...(mayAssign && {
        rowActions: ({ _id, name }: UnassignedCustomer) => (
          <Button asChild size="sm">
            <LinkSlot href={`/desks?status=available&customer=${_id}`} aria-label={`Choose a ${desk} for ${name}`}>
              Choose a {desk}
            </LinkSlot>
          </Button>
        ),
      })}
      empty={
        <EmptyState
          kind="filtered"
          title={`Nobody is without a ${desk}`}
          description={`Every active ${words.member.toLowerCase()} of this branch has one today.`}
          action={
            <Button asChild>
              <Link to="/customers">Show all</Link>
            </Button>
          }
        />
      }
    />
  );
}
