import { useTerminology } from "@carrel/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { Section } from "../../app/parts/section";
import { CustomerFigures, TopCustomers } from "../customers/customer-stats";

/** Who comes, who is new, who may not come back, and who books most. */
export function MembersSection({ branchId }: { branchId: string | undefined }) {
  const words = useTerminology();
  const stats = useQuery({ ...q.customers.stats(branchId ? { branchId } : {}), placeholderData: keepPreviousData });
  return (
    <Section title={words.members} query={stats} isFolded holds={{ cards: 0, below: ["26rem"] }}>
      {(figures) => (
        <div className="grid min-w-0 items-start gap-4 xl:grid-cols-2">
          <CustomerFigures stats={figures} />
          <TopCustomers rows={figures.topCustomers} headingLevel={3} />
        </div>
      )}
    </Section>
  );
}
