import { CarrelProvider } from "@carrel/hooks";
import { useQuery } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { client, q, queryClient } from "./carrel";
import { Desks } from "./desks";

function Page() {
  const { data: organisation } = useQuery(q.bookings.superOrgLookup({ orgCode: "ATHENA" }));
  const branch = organisation?.branches[0];
  return (
    <main>
      <h1>{organisation?.orgName ?? "One moment"}</h1>
      {organisation && branch && <Desks orgId={organisation._id} branchId={branch._id} />}
    </main>
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <CarrelProvider client={client} queryClient={queryClient}>
    <Page />
  </CarrelProvider>,
);
