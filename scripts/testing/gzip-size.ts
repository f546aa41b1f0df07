import { gzip } from "pako";

/** Bytes of a content once it is gzipped. zlib in JavaScript: Node's own gives some bytes more or less by the processor. */
export const gzipSize = (content: string | Uint8Array): number => gzip(content, { level: 9 }).length;
