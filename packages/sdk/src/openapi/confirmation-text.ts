import type { Operation } from "../contract/operation";

/** What a row that takes a confirmed session says of it. */
export const confirmationText = (confirmed: NonNullable<Operation["confirmed"]>): string =>
  confirmed === true
    ? "Takes a confirmed session (403 `confirmation_needed`), and no secret key."
    : `Takes a confirmed session (403 \`confirmation_needed\`), and no secret key, where it names ${confirmed.map((field) => `\`${field}\``).join(", ")}.`;
