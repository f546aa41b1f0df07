import type { HelpResource } from "@carrel/sdk";
import { Link as TextLink } from "@carrel/ui/link";
import { Skeleton } from "@carrel/ui/skeleton";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId } from "react";
import { q } from "../../app/carrel";
import { webAddress } from "../../app/words/web-address";
import { ItemMenu } from "./item-menu";
import { RESOURCE_KINDS } from "./resource-kinds";

// The parser of Markdown comes with the first article.
const Markdown = lazy(async () => ({ default: (await import("./markdown")).Markdown }));

const route = getRouteApi("/signed-in/office/help/$topicId");

interface ResourceRowProps {
  resource: HelpResource;
  mayWrite: boolean;
  address: { topicId: string; partId?: string };
}

/** An article that opens in place, or the way to a video, document or page. */
export function ResourceRow({ resource, mayWrite, address: { topicId, partId } }: ResourceRowProps) {
  const { _id, kind, title, body } = resource;
  const navigate = useNavigate();
  const Icon = RESOURCE_KINDS[kind].icon;
  return (
    <div className="flex items-start gap-2">
      <Icon className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        {kind === "article" ? <Article resource={resource} /> : <Elsewhere resource={resource} />}
        {kind !== "article" && body && <p className="text-sm wrap-anywhere text-muted">{body}</p>}
      </div>
      {mayWrite && (
        <div className="-my-1">
          <ItemMenu
            item={{ title, what: RESOURCE_KINDS[kind].label.toLowerCase() }}
            onEdit={() =>
              void navigate({
                to: "/help/$topicId/resources/$resourceId",
                params: { topicId, resourceId: _id },
                search: { part: partId },
                resetScroll: false,
              })
            }
            remove={{ row: q.help.removeResource(), input: { id: _id } }}
          />
        </div>
      )}
    </div>
  );
}

function Article({ resource: { _id, title, body } }: { resource: HelpResource }) {
  const id = useId();
  const { read } = route.useSearch();
  const navigate = route.useNavigate();
  const isOpen = read === _id;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        // Found by its address, it opens where it can be seen.
        ref={(button) => {
          if (isOpen && button && document.activeElement === document.body) button.scrollIntoView({ block: "start" });
        }}
        onClick={() => void navigate({ search: { read: isOpen ? undefined : _id }, replace: true, resetScroll: false })}
        className="group flex w-full scroll-mt-20 items-center justify-between gap-3 rounded text-start font-medium text-strong"
      >
        <span className="wrap-anywhere underline-offset-2 group-hover:underline">{title}</span>
        <ChevronDown
          className={`size-5 shrink-0 text-muted transition-transform motion-reduce:transition-none ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <div id={id} hidden={!isOpen} className="pt-3 pb-2">
        {isOpen && (
          <Suspense fallback={<Skeleton lines={5} />}>
            <Markdown text={body} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function Elsewhere({ resource: { kind, title, url } }: { resource: HelpResource }) {
  const address = webAddress(url ?? "");
  if (!address) return <span className="font-medium wrap-anywhere text-strong">{title}</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <TextLink href={address} external className="font-medium wrap-anywhere">
        {title}
      </TextLink>
      <span className="text-sm wrap-anywhere text-muted">
        {RESOURCE_KINDS[kind].label} at {new URL(address).host}
      </span>
    </span>
  );
}
