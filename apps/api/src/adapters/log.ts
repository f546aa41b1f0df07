import { type DestinationStream, type LoggerOptions, pino } from "pino";
import type { Log } from "../ports";

/** Should one of these ever reach the log, it does not stay. */
const SECRETS = ["authorization", "x-api-key", "password", "token", "otp", "cookie"];

/** What helps to find a fault. The rest of a database's error holds the row's values. */
const describeError = (error: unknown) =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.message,
        stack: error.stack,
        ...("code" in error && { code: error.code }),
        ...("constraint" in error && { constraint: error.constraint }),
      }
    : { message: String(error) };

/**
 * Writes one line of JSON for each event.
 * @param level the least that is written
 * @param destination default: the standard output
 */
export const createLog = (level: "info" | "warn" | "error" | "silent", destination?: DestinationStream): Log => {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: describeError },
    redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: "[redacted]" },
  };
  return destination ? pino(options, destination) : pino(options);
};
