import { usePermission } from "@carrel/hooks";
import { ApiError, type DebtorDetail, type DueItem } from "@carrel/sdk";
import { DescriptionList } from "@carrel/ui/description-list";
import { Link } from "@carrel/ui/link";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { BranchMoment, BranchPeriod } from "../../app/branch-time";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { Part } from "../../app/parts/part";
import { RecordSheet } from "../../app/record-sheet";
import { useBranchZone } from "../../app/use-branch-zone";
import { useClose } from "../../app/use-close";
import { useMoment } from "../../app/use-moment";
import { useMoney } from "../../app/use-money";
import { Loaded } from "../../lists/loaded";
import { debtorName } from "./debtor-name";
import { PayDuesDialog } from "./pay-dues-dialog";
import { RemindButton } from "./remind-button";
import { whyNoReminder } from "./reminder-words";
import { useChatLink } from "./use-chat-link";
import { WriteOffDialog } from "./write-off-dialog";

/** Somebody who owes: what for, since when, and how to reach him. */
export function DebtorSheet() {
  const { debtorId = "" } = useParams({ strict: false });
  const debtor = useQuery(q.dues.get({ id: debtorId }));
  const close = useClose();
  // It stays open where another takes the money meanwhile, and says so.
  const [taking, setTaking] = useState<DebtorDetail | null>(null);
  const [lettingGo, setLettingGo] = useState<DebtorDetail | null>(null);
  const isPaid = debtor.data && debtor.error instanceof ApiError && debtor.error.status === 404;
  return (
    <RecordSheet title={debtor.data ? debtorName(debtor.data) : "Dues"} size="lg">
      {isPaid ? (
        <p className="m-0 text-muted">Nothing is due here any more.</p>
      ) : (
        <Loaded query={debtor} what="What is due" pending={<Skeleton shape="rect" height="12rem" />}>
          {(data) => <Debt debtor={data} onTake={() => setTaking(data)} onLetGo={() => setLettingGo(data)} />}
        </Loaded>
      )}
      {taking && (
        <PayDuesDialog debtor={taking} onPaid={() => void close({ saved: true })} onClose={() => setTaking(null)} />
      )}
      {lettingGo && <WriteOffDialog debtor={lettingGo} onClose={() => setLettingGo(null)} />}
    </RecordSheet>
  );
}

interface DebtProps {
  debtor: DebtorDetail;
  onTake: () => void;
  onLetGo: () => void;
}

function Debt({ debtor, onTake, onLetGo }: DebtProps) {
  const { due, currency, email, phone, items, remindedAt } = debtor;
  const money = useMoney();
  const mayTake = usePermission("bookings.write");
  const mayLetGo = usePermission("payments.refund");
  const moment = useMoment();
  const chat = useChatLink(debtor);
  const why = whyNoReminder(debtor);
  return (
    <div className="flex flex-col gap-6">
      <DescriptionList
        items={[
          { term: "Due", details: money(due, currency) },
          ...(phone ? [{ term: "Phone", details: <Link href={`tel:${phone}`}>{phone}</Link> }] : []),
          ...(email ? [{ term: "E-mail", details: <Link href={`mailto:${email}`}>{email}</Link> }] : []),
          { term: "Reminded by mail", details: [moment(remindedAt, "Not yet"), why].filter(Boolean).join(" · ") },
        ]}
      />
      {(mayTake || mayLetGo) && (
        <div className="flex flex-wrap items-center gap-3">
          {mayTake && (
            <>
              <OnlineButton variant="primary" onClick={onTake}>
                Take payment
              </OnlineButton>
              <RemindButton debtor={debtor} />
              {chat && (
                <Link href={chat} external>
                  Write in WhatsApp
                </Link>
              )}
            </>
          )}
          {mayLetGo && <OnlineButton onClick={onLetGo}>Write off</OnlineButton>}
        </div>
      )}
      <Part title="What is open">
        <ul className="m-0 flex list-none flex-col divide-y divide-border p-0">
          {items.map((item) => (
            <Item key={item._id} item={item} debtorId={debtor._id} />
          ))}
        </ul>
      </Part>
    </div>
  );
}

/** Where it opens: a charge over its member, who is the debtor. */
const itemPath = ({ kind, _id }: DueItem, debtorId: string) =>
  kind === "charge" ? `/customers/${debtorId}/charges/${_id}` : `/${kind}s/${_id}`;

function Item({ item, debtorId }: { item: DueItem; debtorId: string }) {
  const { kind, branchId, name, startAt, endAt, amount, due, currency } = item;
  const zone = useBranchZone(branchId);
  const money = useMoney();
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <span className="flex min-w-0 flex-col">
        <Link href={itemPath(item, debtorId)} className="wrap-anywhere">
          {name}
        </Link>
        <span className="text-sm text-muted">
          {kind === "charge" ? (
            <BranchMoment at={startAt} zone={zone} />
          ) : (
            <BranchPeriod startAt={startAt} endAt={endAt} zone={zone} />
          )}
        </span>
      </span>
      <span className="flex flex-col items-end whitespace-nowrap">
        <span>{money(due, currency)}</span>
        {due < amount && <span className="text-sm text-muted">of {money(amount, currency)}</span>}
      </span>
    </li>
  );
}
