import type { Exchange, Middleware } from "./exchange";

/** How far an upload has got. */
export interface UploadProgress {
  /** Bytes that have left. */
  sent: number;
  /** Bytes in all. */
  total: number;
}

/**
 * Middleware that tells how far an upload has got: in a page or worker that has it by XMLHttpRequest (`fetch` says
 * nothing there), elsewhere by streaming the body.
 * @param listener is called with bytes; the last time when all have left
 * @example
 * await client.gallery.upload({ branchId, images }, { middleware: [uploadProgress(({ sent, total }) => setShare(sent / total))] });
 */
export const uploadProgress =
  (listener: (progress: UploadProgress) => void): Middleware =>
  async (exchange, next) => {
    const { body } = exchange.init;
    if (body === undefined || body === null) return next(exchange);
    // A form gets its boundary, and with it its length, when it is written out. A blob's own type is in lower case,
    // which a browser's boundary is not.
    const encoded = new Response(body);
    const type = encoded.headers.get("content-type");
    const written = await encoded.blob();
    const headers: Record<string, string> = { ...exchange.init.headers, ...(type && { "content-type": type }) };
    const whole = { ...exchange, init: { ...exchange.init, headers } };
    return typeof XMLHttpRequest === "undefined"
      ? stream(whole, written, listener, next)
      : post(whole, written, listener);
  };

function stream(
  exchange: Exchange,
  body: Blob,
  listener: (progress: UploadProgress) => void,
  next: (exchange: Exchange) => Promise<Response>,
): Promise<Response> {
  let sent = 0;
  const counted = body.stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        sent += chunk.byteLength;
        controller.enqueue(chunk);
        listener({ sent, total: body.size });
      },
    }),
  );
  // `duplex` is what the runtimes want beside a streamed body; the DOM's types don't know it yet.
  const init = { ...exchange.init, body: counted as BodyInit, duplex: "half" };
  return next({ ...exchange, init });
}

function post({ url, init }: Exchange, body: Blob, listener: (progress: UploadProgress) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? "POST", url);
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value);
    request.responseType = "arraybuffer";
    request.upload.onprogress = ({ loaded, total }) => listener({ sent: loaded, total });
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError("Network error"));
    init.signal?.throwIfAborted();
    init.signal?.addEventListener("abort", () => {
      request.abort();
      reject(init.signal?.reason);
    });
    request.send(body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split("\r\n");
  const headers = lines
    .filter((line) => line !== "")
    .map((line): [string, string] => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1).trim()];
    });
  const isEmpty = request.status === 204 || request.status === 304;
  return new Response(isEmpty ? null : request.response, {
    status: request.status,
    statusText: request.statusText,
    headers,
  });
}
