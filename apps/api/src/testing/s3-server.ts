import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { AwsV4Signer } from "aws4fetch";

interface S3Server {
  endpoint: string;
  /** Path to content and type. */
  objects: Map<string, { content: Uint8Array<ArrayBuffer>; type: string }>;
  /** How many of the next requests it is too busy for. */
  busyFor: number;
  close(): Promise<void>;
}

/** As much of S3 as the server needs, over HTTP: one bucket, and signatures that have to be right. */
export const startS3Server = async (login: { bucket: string; key: string; secret: string }): Promise<S3Server> => {
  const objects: S3Server["objects"] = new Map();
  const state = { busyFor: 0 };
  const server = createServer(async (request, response) => {
    const content = await bytesOf(request);
    const path = request.url ?? "/";
    const answer = (status: number, body?: Uint8Array, type?: string) => {
      response.writeHead(status, { ...(type && { "content-type": type }) }).end(body);
    };
    if (state.busyFor > 0) {
      state.busyFor -= 1;
      return answer(503);
    }
    if (!(await isSigned(request, login))) return answer(403);
    if (!path.startsWith(`/${login.bucket}/`)) return answer(404);
    const known = objects.get(path);
    switch (request.method) {
      case "PUT":
        objects.set(path, { content, type: request.headers["content-type"] ?? "" });
        return answer(200);
      case "DELETE":
        objects.delete(path);
        return answer(204);
      default:
        return known ? answer(200, known.content, known.type) : answer(404);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    get busyFor() {
      return state.busyFor;
    },
    set busyFor(count) {
      state.busyFor = count;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const bytesOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
};

/** Signs the request as its owner would, and compares. */
const isSigned = async (
  { method, url, headers }: IncomingMessage,
  { key, secret }: { key: string; secret: string },
) => {
  const signedHeaders = /SignedHeaders=([^,]*)/.exec(headers.authorization ?? "")?.[1]?.split(";") ?? [];
  const kept = signedHeaders.flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" && name !== "host" ? [[name, value] as [string, string]] : [];
  });
  const signer = new AwsV4Signer({
    method: method ?? "GET",
    url: `http://${headers.host}${url}`,
    headers: kept,
    service: "s3",
    accessKeyId: key,
    secretAccessKey: secret,
    datetime: String(headers["x-amz-date"]),
    region: "us-east-1",
  });
  return (await signer.sign()).headers.get("authorization") === headers.authorization;
};
