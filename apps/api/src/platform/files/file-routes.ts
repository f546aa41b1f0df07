import type { Hono } from "hono";
import { Failure, notFound } from "../../failure";
import type { Env } from "../../pipeline/env";
import type { Ports } from "../../ports";
import { contentTypeOf } from "../../sites/content-type";
import type { FileAddresses } from "./file-addresses";

/** Mounts what signed addresses lead to. What is stored under a key never changes. */
export const mountFiles = (
  app: Hono<Env>,
  { files, clock }: Pick<Ports, "files" | "clock">,
  addresses: FileAddresses,
) => {
  app.get("/files/*", async (context) => {
    context.set("route", "/files");
    const address = await addresses.check(new URL(context.req.url), clock.now());
    if (address.state === "expired") {
      throw new Failure({
        status: 410,
        code: "address_expired",
        message: "This address could be read for ten minutes, and they are over. Load the page again.",
      });
    }
    const content = address.state === "valid" ? await files.get(address.key) : null;
    if (address.state !== "valid" || content === null) throw notFound("File");
    return new Response(content, {
      headers: {
        "content-type": contentTypeOf(address.key),
        "content-disposition": "inline",
        "cache-control": `private, max-age=${address.secondsLeft}, immutable`,
      },
    });
  });
};
