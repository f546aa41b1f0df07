import { usePermission, useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { MembershipsOf } from "../../app/parts/memberships-of";
import { useBranchZone } from "../../app/use-branch-zone";
import { FailedList } from "../../lists/list-states";
import { ChargesCard } from "./charges-card";
import { ContactCard } from "./contact-card";
import { CustomerFigures } from "./customer-figures-row";
import { CustomerHeader } from "./customer-header";
import { CustomerHistory } from "./customer-history";
import { DepositCard } from "./deposit-card";
import { DeskCard } from "./desk-card";
import { DocumentsCard } from "./documents-card";

const route = getRouteApi("/signed-in/office/customers/$customerId");

/** One customer: his desk, what he books and pays, and how to reach him. */
export function CustomerScreen() {
  const { customerId } = route.useParams();
  const words = useTerminology();
  const seesDocuments = usePermission("customerDocuments.read");
  const seesMemberships = usePermission("bookings.read");
  const maySell = usePermission("bookings.write");
  const customer = useQuery(q.customers.get({ id: customerId }));
  const payments = useQuery({ ...q.customers.transactions({ id: customerId }), enabled: customer.isSuccess });
  const zone = useBranchZone(customer.data?.branchId);

  if (customer.isPending) return <CustomerSkeleton />;
  if (!customer.data)
    return (
      <FailedList
        what={`This ${words.member.toLowerCase()}`}
        error={customer.error}
        onRetry={() => void customer.refetch()}
        headingLevel={1}
      />
    );
  return (
    <>
      <CustomerHeader customer={customer.data} zone={zone} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <DeskCard customer={customer.data} zone={zone} />
          {seesMemberships && (
            <Card
              title="Memberships"
              actions={
                maySell &&
                customer.data.isActive && (
                  <Button asChild size="sm">
                    <Link to="/customers/$customerId/sell" params={{ customerId }} search resetScroll={false}>
                      New membership
                    </Link>
                  </Button>
                )
              }
            >
              <MembershipsOf of={{ customerId }} link={({ _id }) => `/customers/${customerId}/memberships/${_id}`} />
            </Card>
          )}
          {seesMemberships && <ChargesCard customer={customer.data} zone={zone} />}
          {seesMemberships && <DepositCard customer={customer.data} zone={zone} />}
          <CustomerFigures bookings={customer.data.bookings} payments={payments} zone={zone} />
        </div>
        {/* On a phone it comes before what may be a long history. */}
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ContactCard customer={customer.data} />
          {seesDocuments && <DocumentsCard customerId={customerId} />}
        </div>
        <CustomerHistory customerId={customerId} bookings={customer.data.bookings} payments={payments} zone={zone} />
      </div>
      <Outlet />
    </>
  );
}

const FIGURES = ["paid", "bookings", "hours", "next"];

/** A customer's page while its data are on their way. */
const CustomerSkeleton = () => (
  <div aria-busy="true">
    <div className="mb-6 flex items-center gap-4">
      <Skeleton shape="circle" width="4rem" height="4rem" />
      <Skeleton lines={2} width="14rem" />
    </div>
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-6">
        <Card>
          <Skeleton lines={3} />
        </Card>
        <div className="grid grid-cols-2 gap-4 2xl:grid-cols-4">
          {FIGURES.map((figure) => (
            <Card key={figure}>
              <Skeleton lines={2} />
            </Card>
          ))}
        </div>
        <Card>
          <Skeleton lines={8} />
        </Card>
      </div>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </div>
  </div>
);
