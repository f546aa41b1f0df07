import { messageOf } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Dialog } from "@carrel/ui/dialog";
import { Progress } from "@carrel/ui/progress";
import { Spinner } from "@carrel/ui/spinner";
import { NUMBERS } from "../app/locale";
import { OnlineButton } from "../app/online-button";
import type { BulkNotes } from "./bulk-action";
import type { BulkTask, useBulk } from "./use-bulk";

interface BulkDialogProps<Row extends { _id: string }> {
  task: BulkTask<Row>;
  bulk: Pick<ReturnType<typeof useBulk<Row>>, "confirm" | "insist" | "retry" | "stop" | "close">;
  nameOf: (row: Row) => string;
}

const count = new Intl.NumberFormat(NUMBERS);

/** What an action on many rows asks, how far it is, and which rows failed for what reason. */
export function BulkDialog<Row extends { _id: string }>({ task, bulk, nameOf }: BulkDialogProps<Row>) {
  const { action, rows, skipped, phase } = task;
  const question = action.ask?.(rows.length, rows);
  const left = skipped.map(({ row, reason }) => ({ id: row._id, name: nameOf(row), reason }));

  const insist = task.insist && (
    <OnlineButton className="self-start" onClick={bulk.insist}>
      {task.insist.label}
    </OnlineButton>
  );

  if (phase === "reading")
    return (
      <Dialog open dismissible={false} title={action.label}>
        <p className="flex items-center gap-3">
          <Spinner size="sm" /> Reading what matches
        </p>
      </Dialog>
    );

  if (phase === "running")
    return (
      <Dialog
        open
        dismissible={false}
        title={action.label}
        footer={
          <Button disabled={task.isStopping} onClick={bulk.stop}>
            {task.isStopping ? "Stopping" : "Stop"}
          </Button>
        }
      >
        <Progress
          label={task.isStopping ? "Finishing what is under way" : "Keep this page open"}
          value={task.tried}
          max={rows.length}
          valueText={`${count.format(task.tried)} of ${count.format(rows.length)}`}
        />
      </Dialog>
    );

  if (phase === "failed") {
    const { done, failed } = task.result;
    return (
      <Dialog
        open
        onOpenChange={bulk.close}
        title={`${count.format(failed.length)} of ${count.format(rows.length)} could not be changed`}
        description={done.length > 0 ? action.done(done.length) : "Nothing was changed."}
        footer={
          <>
            <Button onClick={bulk.close}>Close</Button>
            <OnlineButton variant="primary" onClick={bulk.retry}>
              Try these again
            </OnlineButton>
          </>
        }
      >
        <RowReasons
          rows={failed.map(({ row, error }) => ({ id: row._id, name: nameOf(row), reason: messageOf(error) }))}
        />
      </Dialog>
    );
  }

  if (rows.length === 0)
    return (
      <Dialog
        open
        onOpenChange={bulk.close}
        title={`${action.label}: nothing to do`}
        footer={<Button onClick={bulk.close}>Close</Button>}
      >
        <RowReasons rows={left} />
        {insist}
      </Dialog>
    );

  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={bulk.close}
      title={
        question?.title ?? `${action.label}: ${count.format(rows.length)} of ${count.format(rows.length + left.length)}`
      }
      description={[question?.description ?? "The others are left as they are.", task.says].filter(Boolean).join(" ")}
      footer={
        <>
          <Button onClick={bulk.close}>Cancel</Button>
          <OnlineButton variant={question?.tone === "danger" ? "danger" : "primary"} onClick={bulk.confirm}>
            {action.label}
          </OnlineButton>
        </>
      }
    >
      {question?.body}
      {task.notes && task.notes.rows.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-base font-medium text-strong">{task.notes.title}</h3>
          <RowReasons rows={task.notes.rows} />
        </section>
      )}
      {left.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-base font-medium text-strong">Left out</h3>
          <RowReasons rows={left} />
          {insist}
        </section>
      )}
    </Dialog>
  );
}

/** As many as are named; further ones are counted. */
const NAMED = 100;

/** Rows by name, each with what is to be known of it, such as why it was not changed. */
function RowReasons({ rows }: Pick<BulkNotes, "rows">) {
  const more = rows.length - NAMED;
  return (
    <ul className="m-0 flex list-none flex-col divide-y divide-border p-0">
      {rows.slice(0, NAMED).map(({ id, name, reason }) => (
        <li key={id} className="flex flex-col py-2">
          <span className="font-medium wrap-anywhere text-strong">{name}</span>
          <span className="text-muted">{reason}</span>
        </li>
      ))}
      {more > 0 && <li className="py-2 text-muted">and {more.toLocaleString(NUMBERS)} more</li>}
    </ul>
  );
}
