import { usePermission } from "@carrel/hooks";
import { Card } from "@carrel/ui/card";
import { Link as KitLink } from "@carrel/ui/link";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { Loaded } from "../../lists/loaded";
import { PlatformForm } from "./platform-form";

const CARDS = ["company", "address", "support"];

/** The company that runs the platform: what stands on receipts, and where organisations ask for help. */
export function PlatformScreen() {
  const mayEdit = usePermission("superOrg.write");
  const platform = useQuery(q.superOrg.details());
  return (
    <>
      <ScreenHeader
        title="Company"
        description={
          <>
            Who runs the platform. Its name, logos and theme are in the{" "}
            <KitLink asChild>
              <Link to="/settings">settings</Link>
            </KitLink>
            .
          </>
        }
      />
      <Loaded query={platform} what="The company's details" pending={<PlatformSkeleton />}>
        {(found) => <PlatformForm platform={found} readOnly={!mayEdit} />}
      </Loaded>
    </>
  );
}

const PlatformSkeleton = () => (
  <div aria-busy="true" className="flex max-w-[50rem] flex-col gap-6">
    {CARDS.map((card) => (
      <Card key={card}>
        <Skeleton lines={4} />
      </Card>
    ))}
  </div>
);
