import { useSession, useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { EmptyState } from "@carrel/ui/empty-state";
import { LinkSlot } from "@carrel/ui/link-slot";
import { Skeleton } from "@carrel/ui/skeleton";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type GuidePage, pageName } from "../../app/guide/pages";
import { screenOf } from "../../app/guide/places";
import { useGuide } from "../../app/guide/use-guide";
import { ScreenHeader } from "../../app/screen-header";
import { FailedList } from "../../lists/list-states";
import { Markdown } from "./markdown";

const route = getRouteApi("/signed-in/office/help/guide/$page");

/** A page of the guide. */
export function GuideScreen() {
  const { page: name } = route.useParams();
  const { pages, isPending, error, retry } = useGuide();
  const at = pages.findIndex((page) => page.name === name);
  const page = pages[at];
  if (isPending) return <GuideSkeleton />;
  if (error) return <FailedList what="The guide" error={error} onRetry={retry} headingLevel={1} />;
  if (!page)
    return (
      <EmptyState
        headingLevel={1}
        kind="filtered"
        illustration="not-found"
        title="There is nothing at this address"
        description="The guide has no such page, or it is about a place that your role does not include."
        action={
          <Button asChild>
            <Link to="/help">All topics</Link>
          </Button>
        }
      />
    );
  return <Page key={name} page={page} pages={pages} before={pages[at - 1]} after={pages[at + 1]} />;
}

interface PageProps {
  page: GuidePage;
  pages: readonly GuidePage[];
  before: GuidePage | undefined;
  after: GuidePage | undefined;
}

function Page({ page: { name, title, text }, pages, before, after }: PageProps) {
  const screen = screenOf(name, useSession(), useTerminology());
  // A page that the person doesn't have is named and not linked.
  const addressOf = (href: string) => {
    const linked = pages.find((page) => page.name === pageName(href));
    return linked && `/help/guide/${linked.name}`;
  };
  return (
    <>
      <ScreenHeader
        title={title}
        breadcrumb={[{ label: "Help", href: "/help" }, { label: title }]}
        actions={
          screen && (
            <Button asChild>
              <LinkSlot href={screen.to}>Open {screen.label}</LinkSlot>
            </Button>
          )
        }
      />
      <div className="flex max-w-3xl flex-col gap-4">
        <Card>
          <Markdown text={text} level={1} addressOf={addressOf} />
        </Card>
        <nav aria-label="Pages of the guide" className="flex flex-wrap justify-between gap-2">
          {before && (
            <Button asChild variant="ghost">
              <Link to="/help/guide/$page" params={{ page: before.name }} rel="prev">
                <ChevronLeft data-mirror />
                {before.title}
              </Link>
            </Button>
          )}
          {after && (
            <Button asChild variant="ghost" className="ms-auto">
              <Link to="/help/guide/$page" params={{ page: after.name }} rel="next">
                {after.title}
                <ChevronRight data-mirror />
              </Link>
            </Button>
          )}
        </nav>
      </div>
    </>
  );
}

const GuideSkeleton = () => (
  <div aria-busy="true" className="flex max-w-3xl flex-col gap-6">
    <Skeleton lines={1} />
    <Card>
      <Skeleton lines={8} />
    </Card>
  </div>
);
