import { run } from "@carrel/hooks";
import type { Membership } from "@carrel/sdk";
import { Field } from "@carrel/ui/field";
import { Select } from "@carrel/ui/select";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { q, queryClient } from "../../app/carrel";
import { useMoney } from "../../app/use-money";
import { NEW_SALE, SALE_METHODS, type SaleFields, saleOf } from "../../forms/payment";
import type { BulkAction, BulkNotes } from "../../lists/bulk-action";

/** As many as a call takes. */
const MOST = 200;

const counted = (count: number) => (count === 1 ? "1 membership" : `${count} memberships`);

type Method = SaleFields["method"];

function MethodField({ initial, onChange }: { initial: Method; onChange: (method: Method) => void }) {
  const [method, setMethod] = useState(initial);
  return (
    <Field label="Paid by">
      <Select
        value={method}
        options={SALE_METHODS}
        onValueChange={(chosen) => {
          setMethod(chosen);
          onChange(chosen);
        }}
      />
    </Field>
  );
}

/** Renews the marked memberships, each on its own plan: it is checked first which don't fit and why, then one press renews the rest. */
export function useRenewal(): BulkAction<Membership> {
  const money = useMoney();
  const [method] = useState<{ chosen: Method }>({ chosen: NEW_SALE.method });
  const reasons = (refused: readonly { _id: string; message: string }[]) =>
    new Map(refused.map(({ _id, message }) => [_id, message]));

  return {
    id: "renew",
    label: "Renew",
    icon: <RefreshCw />,
    refuses: ({ state }) => (state === "cancelled" ? "Was cancelled: sell it anew." : undefined),
    ask: (count) => ({
      title: `Renew ${counted(count)}?`,
      description: "Each by one duration of its own plan, from its end or, where that is past, from today.",
      body: (
        <MethodField
          initial={method.chosen}
          onChange={(chosen) => {
            method.chosen = chosen;
          }}
        />
      ),
    }),
    inSets: {
      most: MOST,
      check: async (rows, insists) => {
        const before = new Map(rows.map(({ _id, amount }) => [_id, amount]));
        const refused = new Map<string, string>();
        const due = new Map<string, number>();
        const owing: BulkNotes["rows"][number][] = [];
        let isDisplacing = false;
        for (let from = 0; from < rows.length; from += MOST) {
          const ids = rows.slice(from, from + MOST).map(({ _id }) => _id);
          const found = await run(queryClient, q.memberships.renewMany(), {
            ids,
            isCheck: true,
            displaceFloating: insists,
          });
          isDisplacing ||= found.refused.some(({ code }) => code === "floating_displaced");
          for (const [id, reason] of reasons(found.refused)) refused.set(id, reason);
          for (const { customerId, customerName: name, due: owed, currency } of found.owing ?? [])
            owing.push({ id: `${customerId} ${currency}`, name, reason: `Owes ${money(owed, currency)}` });
          for (const { _id, amount, currency } of found.renewed)
            due.set(currency, (due.get(currency) ?? 0) + amount - (before.get(_id) ?? 0));
        }
        const sums = [...due].map(([currency, amount]) => money(amount, currency));
        return {
          refused,
          says: sums.length > 0 ? `To pay in all: ${sums.join(" and ")}.` : "",
          notes: { title: "They owe already", rows: owing },
          ...(isDisplacing && { insist: "Renew these all the same" }),
        };
      },
      run: async (rows, write, displaceFloating) => {
        const ids = rows.map(({ _id }) => _id);
        const input = { ids, ...saleOf({ ...NEW_SALE, method: method.chosen }), displaceFloating };
        return reasons((await write(q.memberships.renewMany(), input)).refused);
      },
    },
    done: (count) => `${counted(count)} renewed`,
  };
}
