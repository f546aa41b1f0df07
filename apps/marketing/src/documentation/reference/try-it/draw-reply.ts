import { copyButtonBeside } from "../../copy-code";
import { colouredJson } from "./colour-json";
import type { TryReply } from "./demo-client";
import { element } from "./element";

/** Headers that say something to who calls; browsers show no others of them to a page. */
const HEADERS = ["content-type", "x-request-id", "retry-after", "idempotency-replayed"];

/** A reply: how it ended, how long it took, what it says. */
export function drawReply({ status, statusText, milliseconds, headers, text }: TryReply): HTMLElement {
  const block = element(
    "div",
    { class: "docs-code" },
    element("pre", { tabindex: "0" }, element("code", {}, ...colouredJson(text))),
  );
  copyButtonBeside(block);
  const said = HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [element("div", {}, element("dt", {}, name), element("dd", {}, value))];
  });
  return element(
    "div",
    { class: "api-reply" },
    element(
      "p",
      {},
      element("b", { "data-good": String(status < 400) }, `${status} ${statusText}`.trim()),
      ` after ${milliseconds} ms`,
    ),
    element("dl", {}, ...said),
    block,
  );
}
