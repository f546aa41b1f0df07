import type { HelpSubFeature } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { ItemMenu } from "./item-menu";
import { ResourceList } from "./resource-list";

/** A part of a topic, with what there is to read and watch about it. */
export function PartCard({ part, mayWrite }: { part: HelpSubFeature; mayWrite: boolean }) {
  const { _id, featureId, title, description } = part;
  const navigate = useNavigate();
  const resources = useQuery(q.help.subFeatureResources({ id: featureId, subId: _id }));
  const params = { topicId: featureId };
  return (
    <Card
      id={_id}
      title={title}
      description={description}
      className="scroll-mt-20"
      actions={
        mayWrite && (
          <>
            <Button asChild size="sm">
              <Link
                to="/help/$topicId/resources/new"
                params={params}
                search={{ part: _id }}
                resetScroll={false}
                aria-label={`Add to ${title}`}
              >
                Add
              </Link>
            </Button>
            <ItemMenu
              item={{ title, what: "part", loses: "What stands in it goes with it." }}
              onEdit={() =>
                void navigate({
                  to: "/help/$topicId/parts/$partId",
                  params: { ...params, partId: _id },
                  resetScroll: false,
                })
              }
              remove={{ row: q.help.removeSubFeature(), input: { subId: _id } }}
            />
          </>
        )
      }
    >
      <ResourceList topicId={featureId} partId={_id} resources={resources} mayWrite={mayWrite} label={title} />
    </Card>
  );
}
