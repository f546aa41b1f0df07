import { findTheme } from "@carrel/ui/theme";
import type { ThemeId } from "@carrel/ui/themes";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

interface PreviewFrameProps {
  /** What it shows, for screen readers: "Your site on a phone". */
  label: string;
  theme: ThemeId;
  children: ReactNode;
}

/** Without a doctype the browser would lay it out by the rules of pages from before 2000. */
const BLANK = "<!doctype html><body></body>";

/** What `<html>` carries that is not for the preview: its theme is its own. */
const OWN = ["class", "style", "data-theme", "data-mode"];

/** Gives a document this page's language and what its person prefers: scale, input style. */
function takeAttributes(inner: Document) {
  for (const { name, value } of document.documentElement.attributes) {
    if (!OWN.includes(name)) inner.documentElement.setAttribute(name, value);
  }
}

/** Gives a document this page's sheets. */
function takeSheets(inner: Document) {
  const sheets = document.querySelectorAll('link[rel="stylesheet"], style');
  inner.head.replaceChildren(...[...sheets].map((sheet) => inner.importNode(sheet, true)));
}

/**
 * A part of a page in another theme and at another width than this one: a document of its own, to be looked at only. Its
 * height follows its content.
 */
export function PreviewFrame({ label, theme, children }: PreviewFrameProps) {
  const [inner, setInner] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!inner) return;
    takeAttributes(inner);
    takeSheets(inner);
    inner.title = label;
    inner.body.inert = true;
    const sizes = new ResizeObserver(() => setHeight(inner.body.offsetHeight));
    sizes.observe(inner.body);
    const looks = new MutationObserver(() => takeAttributes(inner));
    looks.observe(document.documentElement, { attributes: true });
    return () => {
      sizes.disconnect();
      looks.disconnect();
    };
  }, [inner, label]);

  useEffect(() => {
    inner?.documentElement.setAttribute("data-theme", theme);
    inner?.documentElement.setAttribute("data-mode", findTheme(theme)?.mode ?? "light");
  }, [inner, theme]);

  return (
    <iframe
      title={label}
      srcDoc={BLANK}
      onLoad={({ currentTarget }) => setInner(currentTarget.contentDocument)}
      tabIndex={-1}
      className="block w-full border-0"
      style={{ height }}
    >
      {inner && createPortal(children, inner.body)}
    </iframe>
  );
}
