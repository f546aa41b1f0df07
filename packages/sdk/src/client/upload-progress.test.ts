import { afterEach, describe, expect, it, vi } from "vitest";
import { publicGallery } from "../contract";
import { gallery } from "../contract/gallery";
import { createFakeFetch } from "../testing";
import { createClient } from "./create-client";
import { memoryStorage } from "./storage";
import { type UploadProgress, uploadProgress } from "./upload-progress";

const rows = { gallery: { upload: gallery.upload, signedUrls: publicGallery.signedUrls } };
const branchId = "019a0000-0000-7000-8000-000000000001";
const image = (bytes: number) => new File([new Uint8Array(bytes)], "room.png", { type: "image/png" });

function setUp(fetch: typeof globalThis.fetch) {
  const heard: UploadProgress[] = [];
  const client = createClient({ baseUrl: "http://api.test/api", storage: memoryStorage(), retries: 0, fetch }, rows);
  return { client, heard, middleware: [uploadProgress((progress) => heard.push(progress))] };
}

afterEach(() => vi.unstubAllGlobals());

describe("where fetch streams", () => {
  it("tells each part that leaves, up to the whole, and sends the form unchanged", async () => {
    let names: string[] = [];
    const fake = createFakeFetch(rows, {
      gallery: {
        upload: ({ images }) => {
          names = [images].flat().map((one) => (one as File).name);
          return [];
        },
      },
    });
    const { client, heard, middleware } = setUp(fake);
    await client.gallery.upload({ branchId, images: [image(200_000), image(10)] }, { middleware });
    expect(names).toEqual(["room.png", "room.png"]);
    const last = heard.at(-1);
    expect(last?.sent).toBe(last?.total);
    expect(last?.total).toBeGreaterThan(200_010);
    expect(heard.map(({ sent }) => sent)).toEqual([...heard.map(({ sent }) => sent)].sort((one, other) => one - other));
  });

  it("leaves calls without a body alone", async () => {
    const bodies: unknown[] = [];
    const { middleware } = setUp(globalThis.fetch);
    const exchange = { operation: "x", row: gallery.list, url: "http://api.test", init: { headers: {} } };
    await middleware[0]?.(exchange, async (passed) => {
      bodies.push(passed.init.body);
      return new Response("{}");
    });
    expect(bodies).toEqual([undefined]);
  });
});

/** What a browser's XMLHttpRequest does, as far as an upload sees it. */
class FakeRequest {
  static sent: { method: string; url: string; headers: Record<string, string>; body: Blob }[] = [];
  static outcome: "load" | "error" | "never" = "load";
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 201;
  statusText = "Created";
  response = new TextEncoder().encode('{"status":true,"data":[]}').buffer;
  responseType = "";
  #place = { method: "", url: "", headers: {} as Record<string, string> };

  open(method: string, url: string) {
    this.#place = { method, url, headers: {} };
  }
  setRequestHeader(name: string, value: string) {
    this.#place.headers[name] = value;
  }
  getAllResponseHeaders() {
    return "content-type: application/json\r\nx-request-id: r1\r\n";
  }
  abort() {
    FakeRequest.outcome = "load";
  }
  send(body: Blob) {
    FakeRequest.sent.push({ ...this.#place, body });
    this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
    this.upload.onprogress?.({ loaded: body.size, total: body.size });
    if (FakeRequest.outcome === "load") this.onload?.();
    if (FakeRequest.outcome === "error") this.onerror?.();
  }
}

describe("in a browser", () => {
  const inBrowser = (outcome: "load" | "error" | "never") => {
    vi.stubGlobal("XMLHttpRequest", FakeRequest);
    FakeRequest.outcome = outcome;
    FakeRequest.sent = [];
    return setUp(() => Promise.reject(new Error("Nothing goes by fetch here")));
  };

  it("sends by XMLHttpRequest, with the form's own boundary", async () => {
    const { client, heard, middleware } = inBrowser("load");
    const { data, response } = await client.send(
      rows.gallery.upload,
      { branchId, images: [image(100)] },
      { middleware },
    );
    expect(data).toEqual([]);
    expect(response.headers.get("x-request-id")).toBe("r1");
    const [sent] = FakeRequest.sent;
    expect(sent).toMatchObject({
      method: "POST",
      url: `http://api.test/api/co-space/branch-gallery/upload/${branchId}`,
    });
    expect(sent?.headers["content-type"]).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(heard.map(({ sent: bytes, total }) => bytes / total)).toEqual([0.5, 1]);
  });

  it("fails as a call by fetch would", async () => {
    const { client, middleware } = inBrowser("error");
    const upload = client.gallery.upload({ branchId, images: [image(1)] }, { middleware });
    await expect(upload).rejects.toMatchObject({ name: "NetworkError", operation: "gallery.upload" });
  });

  it("ends with the caller's signal", async () => {
    const { client, middleware } = inBrowser("never");
    const controller = new AbortController();
    const upload = client.gallery.upload({ branchId, images: [image(1)] }, { middleware, signal: controller.signal });
    const left = expect(upload).rejects.toThrow("left the page");
    await vi.waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    controller.abort(new Error("left the page"));
    await left;
    expect(FakeRequest.outcome).toBe("load");
  });
});
