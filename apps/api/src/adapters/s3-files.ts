import { AwsClient } from "aws4fetch";
import type { FileStore } from "../ports";

export interface S3Options {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket stands in the path. */
  endpoint: string;
  bucket: string;
  key: string;
  secret: string;
}

/** The storage refused a request. */
export class FileStoreError extends Error {
  override readonly name = "FileStoreError";
}

/** Tries after the first, at growing distances, where the storage is overloaded or out of order. */
const RETRIES = 3;
/** Milliseconds. */
const LONGEST = 15_000;

/**
 * Keeps files in a bucket of S3-compatible storage. The region is read from Amazon's and Cloudflare's host names;
 * elsewhere it is `us-east-1`, which others don't look at.
 */
export const s3Files = ({ endpoint, bucket, key, secret }: S3Options): FileStore => {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: "s3", retries: RETRIES });
  const send = async (method: string, file: string, init: RequestInit = {}) => {
    const address = `${endpoint.replace(/\/+$/, "")}/${bucket}/${file}`;
    const response = await client.fetch(address, { method, signal: AbortSignal.timeout(LONGEST), ...init });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new FileStoreError(`The file storage answered ${response.status} to ${method} ${file}`);
  };

  return {
    async put(file, content, contentType) {
      const { status } = await send("PUT", file, { body: content, headers: { "content-type": contentType } });
      if (status === 404) throw new FileStoreError(`The file storage has no bucket ${bucket}`);
    },
    async get(file) {
      const response = await send("GET", file);
      if (response.ok) return response.bytes();
      await response.body?.cancel();
      return null;
    },
    async remove(file) {
      await (await send("DELETE", file)).body?.cancel();
    },
  };
};
