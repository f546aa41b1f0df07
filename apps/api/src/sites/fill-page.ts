import type { PlanCatalogue, Site } from "@carrel/sdk";
import type { FillData, FillNeed, Fills, SentForm } from "@carrel/sdk/pages";
import { demoPlaces } from "../seed";
import type { AskPublic } from "./ask-public";
import type { UnsentForm } from "./refused-form";
import type { SiteFile, SiteFiles } from "./site-files";
import type { SiteMemory } from "./site-memory";

/** A hole as marketing's build leaves it (`apps/marketing/src/layout/fill.tsx`), around what stands there where nothing fills it. */
const HOLE = /<carrel-fill name="([^"]*)" with="([^"]*)">([\s\S]*?)<\/carrel-fill>/g;

/** Who asks for a page, and what is filled into it. */
export interface Asked {
  site: Site;
  url: URL;
  /** Whether the public pages stand on this host, more than those of the law. */
  hasPages: boolean;
  ask: AskPublic;
  /** A form that was sent without a script, and was not taken. */
  sent?: UnsentForm;
}

const SENT: SentForm = { isSent: true, errors: {}, values: {} };

const decoder = new TextDecoder();

/** Fills the holes of public pages with what the server knows. */
export const createFillPage = (files: SiteFiles, memory: SiteMemory<PlanCatalogue>) => {
  /** By need, what gives it. Undefined: not now. */
  const sources: { readonly [Need in FillNeed]: (asked: Asked) => Promise<FillData[Need] | undefined> } = {
    plans: async ({ site: { apiKey }, url, ask }) =>
      (await memory.find(`${url.hostname} ${apiKey}`, () => ask.plans(apiKey)).catch(() => null)) ?? undefined,
    hasPages: async ({ hasPages }) => hasPages,
    query: async ({ url }) => Object.fromEntries(url.searchParams),
    demo: async ({ site }) => (site.demo ? demoPlaces : undefined),
    sent: async ({ sent, url }) => sent ?? (url.searchParams.has("sent") ? SENT : null),
  };

  /** A build's pages stay as they are, so they are looked through once. */
  const known = new WeakMap<SiteFile, readonly string[]>();
  const holesOf = (file: SiteFile) => {
    const names = known.get(file) ?? [...decoder.decode(file.content).matchAll(HOLE)].map(([, name = ""]) => name);
    known.set(file, names);
    return names;
  };

  const dataFor = async (fills: Fills, names: readonly string[], asked: Asked) => {
    const needs = [...new Set(names.flatMap((name) => fills.needs[name] ?? []))];
    const found = await Promise.all(needs.map(async (need) => [need, await sources[need](asked)] as const));
    return Object.fromEntries(found.filter(([, given]) => given !== undefined)) as Partial<FillData>;
  };

  /**
   * @returns what fills a page's holes, once what they need is there; one that can't be filled keeps what it says without
   */
  return async (file: SiteFile, asked: Asked): Promise<(html: string) => string> => {
    const names = holesOf(file);
    const fills = names.length > 0 ? await files.fills() : null;
    if (!fills) return (html) => html;
    const data = await dataFor(fills, names, asked);
    const isFilled = (name: string) => fills.needs[name]?.every((need) => need in data) ?? false;
    return (html) =>
      html.replaceAll(HOLE, (_, name: string, written: string, without: string) => {
        if (!isFilled(name)) return without;
        // React wrote the ampersands as text.
        const options = Object.fromEntries(new URLSearchParams(written.replaceAll("&amp;", "&")));
        return fills.renderFill(name, { site: asked.site, options, data });
      });
  };
};
