import { usePermission } from "@carrel/hooks";
import type { BusinessUnit } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { Comments } from "../../app/parts/comments";
import { usePages } from "../../lists/use-pages";

/** What was noted of a business unit. */
export function UnitComments({ unit: { _id: id, name } }: { unit: BusinessUnit }) {
  const mayWrite = usePermission("businessUnits.write");
  const list = usePages(q.businessUnits.comments.pages({ id }));
  const add = useMutation(q.businessUnits.addComment());
  return (
    <section aria-label="Comments" className="flex flex-col gap-3">
      <h3 className="m-0 text-base font-medium text-strong">Comments</h3>
      <Comments
        name={name}
        list={list}
        onSend={mayWrite && ((text) => add.mutateAsync({ id, text }))}
        empty="Nothing noted yet."
      />
    </section>
  );
}
