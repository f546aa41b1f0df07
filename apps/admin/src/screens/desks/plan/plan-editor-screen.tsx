import { useOnline, useSession, useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { EmptyState } from "@carrel/ui/empty-state";
import { FloorPlanEditor, type FloorPlanEditorHandle, useWorkshop } from "@carrel/ui/floor-plan";
import { SaveBar } from "@carrel/ui/save-bar";
import { Skeleton } from "@carrel/ui/skeleton";
import { toast } from "@carrel/ui/toast";
import { Link } from "@tanstack/react-router";
import { LayoutGrid } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { NoBranch } from "../../../app/parts/no-branch";
import { ScreenHeader } from "../../../app/screen-header";
import { onSaveKey, usePageSaveKey } from "../../../forms/save-key";
import { UnsavedGuard } from "../../../forms/unsaved-guard";
import { FailedList } from "../../../lists/list-states";
import { useDesks } from "../use-desks";
import { arranged, usualSize } from "./arranged";
import { onPlan } from "./moves";
import { usePlanDraft } from "./use-plan-draft";

/** Puts the branch's desks where they stand. */
export function PlanEditorScreen() {
  const words = useTerminology();
  const session = useSession();
  const list = useDesks();
  if (session.selectedBranch === null) return <NoBranch title="Floor plan" />;
  if (list.rows.length > 0) return <PlanEditor desks={list.rows} />;
  const noun = words.desks.toLowerCase();
  return (
    <>
      <ScreenHeader title="Floor plan" breadcrumb={trail(words.desks)} />
      {list.isPending && <Skeleton shape="rect" height="min(70vh, 44rem)" />}
      {list.error && <FailedList what={`The ${noun}`} error={list.error} onRetry={list.retry} />}
      {list.isEmpty && (
        <EmptyState
          kind="first-use"
          title={`No ${noun} yet`}
          description={`Add the ${noun} of this branch first; then each gets its place here.`}
          action={
            <Button asChild variant="primary">
              <Link to="/desks/new">Add {words.desk.toLowerCase()}</Link>
            </Button>
          }
        />
      )}
    </>
  );
}

/** The notice that the rest is in rows. */
const ARRANGED = "plan-arranged";

const trail = (desks: string) => [{ label: desks, href: "/desks?view=plan" }, { label: "Floor plan" }];

function PlanEditor({ desks }: { desks: readonly Desk[] }) {
  const words = useTerminology();
  const online = useOnline();
  const plan = usePlanDraft(desks);
  const named = useMemo(() => onPlan(desks), [desks]);
  const room = useWorkshop(named, plan.drawn);
  const editor = useRef<FloorPlanEditorHandle>(null);
  const { saving, moved } = plan;
  const isDirty = moved > 0;
  const noun = words.desks.toLowerCase();
  const waiting = desks.filter(({ _id }) => !plan.drawn[_id]).map(({ _id }) => _id);
  const contested = desks.filter(({ _id }) => plan.contested.includes(_id)).map(({ name }) => name);
  const save = async () => {
    if (await plan.save()) toast.success("The floor plan is saved");
  };
  const saveByKey = () => isDirty && online && !saving && void save();
  usePageSaveKey(saveByKey);
  const arrange = () => {
    editor.current?.change((drawn) => arranged(desks, drawn));
    const one = waiting.length === 1;
    toast.success(one ? `1 ${words.desk.toLowerCase()} is on the plan` : `${waiting.length} ${noun} are on the plan`, {
      id: ARRANGED,
      action: {
        label: "Undo",
        onClick: () =>
          editor.current?.change((drawn) =>
            Object.fromEntries(Object.entries(drawn).filter(([id]) => !waiting.includes(id))),
          ),
      },
    });
  };
  // Elsewhere there is nothing to take back.
  useEffect(() => () => toast.dismiss(ARRANGED), []);

  return (
    <>
      <ScreenHeader
        title="Floor plan"
        description={`Drag the ${noun} to where they stand, or mark them and use the arrow keys. The room grows with them.`}
        breadcrumb={trail(words.desks)}
        actions={
          waiting.length > 0 && (
            <Button icon={<LayoutGrid />} onClick={arrange}>
              Put the rest in rows by zone
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-4">
        {contested.length > 0 && (
          <Callout tone="warning" live title="Changed meanwhile">
            Somebody else moved {contested.join(", ")}. Saving keeps your places.
          </Callout>
        )}
        <FloorPlanEditor
          plan={room}
          handle={editor}
          desks={named}
          onKeyDown={onSaveKey(saveByKey)}
          value={plan.drawn}
          onChange={plan.draw}
          deskSize={usualSize(plan.drawn)}
          height="min(58vh, 44rem)"
          labels={{ editor: `${words.desks} on the floor plan`, desk: words.desk }}
        />
        <SaveBar
          dirty={isDirty}
          saving={saving}
          saveDisabled={!online}
          error={plan.failure}
          onSave={() => void save()}
          onDiscard={plan.discard}
          labels={{ message: moved === 1 ? `1 ${words.desk.toLowerCase()} was moved` : `${moved} ${noun} were moved` }}
        />
      </div>
      <UnsavedGuard when={isDirty} />
    </>
  );
}
