/** Bytes below which compressing costs more than it saves. */
const SMALLEST = 1024;

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** Whether a body is worth gzipping for the one who asked. */
export const wantsGzip = (request: Request, bytes: Uint8Array) =>
  bytes.length >= SMALLEST && TAKES_GZIP.test(request.headers.get("accept-encoding") ?? "");

export const gzip = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),
  );
