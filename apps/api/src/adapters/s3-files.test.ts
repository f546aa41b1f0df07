import { afterAll, beforeAll, expect, it } from "vitest";
import { startS3Server } from "../testing/s3-server";
import { FileStoreError, s3Files } from "./s3-files";

const login = { bucket: "carrel", key: "KEY", secret: "a secret of the storage" };
const key = "0190f3c1-0000-7000-8000-000000000001/gallery/0190f3c1-0000-7000-8000-000000000002.webp";
const content = new Uint8Array([1, 2, 3]);

let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  server = await startS3Server(login);
});
afterAll(() => server.close());

it("keeps files in its bucket, under their keys and with their type", async () => {
  const store = s3Files({ ...login, endpoint: `${server.endpoint}/` });
  expect(await store.get(key)).toBeNull();
  await store.remove(key);
  await store.put(key, content, "image/webp");
  expect(server.objects.get(`/carrel/${key}`)).toEqual({ content, type: "image/webp" });
  expect(await store.get(key)).toEqual(content);
  await store.remove(key);
  expect(await store.get(key)).toBeNull();
});

it("tries again while the storage is busy", async () => {
  const store = s3Files({ ...login, endpoint: server.endpoint });
  server.busyFor = 2;
  await store.put(key, content, "image/webp");
  expect(server.busyFor).toBe(0);
  expect(await store.get(key)).toEqual(content);
});

it("says what went wrong, and no secret", async () => {
  const stranger = s3Files({ ...login, secret: "another secret", endpoint: server.endpoint });
  const lost = s3Files({ ...login, bucket: "nobodys", endpoint: server.endpoint });
  const calls = [
    () => stranger.get(key),
    () => stranger.put(key, content, ""),
    () => stranger.remove(key),
    () => lost.put(key, content, ""),
  ];
  // One after the other: of several at once, one that fails before it is waited for is an error of nobody's.
  for (const call of calls) {
    const error: unknown = await call().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FileStoreError);
    expect(String(error)).not.toContain("secret");
  }
});
