import { messageOf, usePermission, useTerminology } from "@carrel/hooks";
import type { CustomerDetail } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { RadioGroup } from "@carrel/ui/radio-group";
import { Skeleton } from "@carrel/ui/skeleton";
import { toast } from "@carrel/ui/toast";
import { skipToken, useMutation, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { RecordSheet } from "../../app/record-sheet";
import { useClose } from "../../app/use-close";
import { CustomerPicker } from "../../forms/customer-picker";
import { differing, differingDocument, type MergedField } from "./merged-fields";

const route = getRouteApi("/signed-in/office/customers/$customerId/merge");

/** Makes this record and another one of the same person one: what of both stays is chosen, and then asked for once more. */
export function MergeSheet() {
  const { customerId } = route.useParams();
  const { with: otherId } = route.useSearch();
  const navigate = route.useNavigate();
  const words = useTerminology();
  const close = useClose();
  const { data: kept } = useSuspenseQuery(q.customers.get({ id: customerId }));
  const found = useQuery({ ...q.customers.get({ id: otherId ?? "" }), ...(!otherId && { queryFn: skipToken }) });
  const other = otherId ? found.data : undefined;
  const [taken, setTaken] = useState<readonly MergedField[]>([]);
  const [isAsked, setAsked] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const merge = useMutation(q.customers.merge());
  const member = words.member.toLowerCase();
  const documents = useDocuments(kept._id, other?._id);
  const choices = other ? [...differing(kept, other), ...documents] : [];
  const take = choices.flatMap(({ field }) => (taken.includes(field) ? [field] : []));
  const name = other && take.includes("name") ? other.name : kept.name;

  return (
    <>
      <RecordSheet
        title={`Merge ${kept.name} with…`}
        description={`For one person who has two records. This one stays.`}
        footer={
          <>
            <Button onClick={() => void close()}>Cancel</Button>
            <OnlineButton variant="primary" onClick={() => (other ? setAsked(true) : setMissed(true))}>
              Merge
            </OnlineButton>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <CustomerPicker
            label={`The other record of this ${member}`}
            value={other}
            without={customerId}
            onChoose={(next) => {
              setTaken([]);
              setMissed(false);
              void navigate({ search: (now) => ({ ...now, with: next }), replace: true, resetScroll: false });
            }}
            error={isMissed && !other ? `Choose a ${member}` : undefined}
          />
          {otherId && found.isPending && <Skeleton lines={4} />}
          {otherId && found.error && (
            <Callout tone="danger" role="alert">
              {messageOf(found.error)}
            </Callout>
          )}
          {choices.map(({ field, label, kept: ours, other: theirs }) => (
            <RadioGroup
              key={field}
              label={label}
              value={taken.includes(field) ? "other" : "kept"}
              onValueChange={(which) =>
                setTaken(which === "other" ? [...taken, field] : taken.filter((one) => one !== field))
              }
              options={[
                { value: "kept", label: ours },
                { value: "other", label: theirs },
              ]}
            />
          ))}
          {other && <Moving kept={kept} other={other} />}
        </div>
      </RecordSheet>
      {other && (
        <OnlineAlertDialog
          open={isAsked}
          onOpenChange={setAsked}
          title={`Make these two records one?`}
          description={`All that ${other.name} booked and paid goes over to ${name}, and the other record is gone. It can’t be undone.`}
          confirmLabel="Merge"
          tone="danger"
          onConfirm={async () => {
            const merged = await merge.mutateAsync({ id: kept._id, otherId: other._id, take });
            toast.success(`${merged.name} is one ${member} now`);
            await close({ saved: true });
          }}
        />
      )}
    </>
  );
}

/** What has to be chosen between the documents of both, for those who may see them. */
function useDocuments(keptId: string, otherId: string | undefined) {
  const maySee = usePermission("customerDocuments.read");
  const enabled = maySee && otherId !== undefined;
  const ours = useQuery({ ...q.customers.documents({ id: keptId }), enabled });
  const theirs = useQuery({ ...q.customers.documents({ id: otherId ?? "" }), enabled });
  return enabled && ours.data && theirs.data ? differingDocument(ours.data, theirs.data) : [];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** What goes over from the other record, before it is asked for. */
function Moving({ kept, other }: Record<"kept" | "other", CustomerDetail>) {
  const payments = useQuery(q.customers.transactions({ id: other._id }));
  const bookings = other.bookings.daily.length + other.bookings.hourly.length;
  return (
    <Callout title="What goes over">
      {counted(bookings, "booking")}
      {payments.data && ` and ${counted(payments.data.length, "payment")}`} of {other.name}’s. What {kept.name} lacks is
      filled from there, document included; the notes of both stay. Of two documents one stays.
    </Callout>
  );
}
