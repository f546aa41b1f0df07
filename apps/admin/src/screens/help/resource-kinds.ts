import type { HelpResourceKind } from "@carrel/sdk";
import { BookOpen, CirclePlay, ExternalLink, FileText, type LucideIcon } from "lucide-react";

/** What each kind of resource is called, and how it looks. */
export const RESOURCE_KINDS: Record<HelpResourceKind, { label: string; hint: string; icon: LucideIcon }> = {
  article: { label: "Article", hint: "Written here, read in place", icon: BookOpen },
  video: { label: "Video", hint: "At a web address", icon: CirclePlay },
  document: { label: "Document", hint: "At a web address", icon: FileText },
  link: { label: "Link", hint: "Any other page", icon: ExternalLink },
};
