import type { Download } from "@carrel/sdk/schemas";

/** Answers a file under its name, to be saved and not shown: what is in it may come from strangers. */
export const fileResponse = ({ filename, contentType, blob }: Download, init: ResponseInit): Response => {
  const response = new Response(blob, init);
  response.headers.set("content-type", contentType);
  response.headers.set("content-disposition", `attachment; ${namesOf(filename)}`);
  return response;
};

/** RFC 6266: a name of plain letters for everyone, and the whole one for those who can read it. */
const namesOf = (filename: string) => {
  const plain = filename.replaceAll(/[^ !#-[\]-~]/g, "_");
  return plain === filename ? `filename="${plain}"` : `filename="${plain}"; filename*=UTF-8''${extended(filename)}`;
};

/** RFC 5987 leaves fewer characters as they are than an address does. */
const extended = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
