import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import { publishedFiles } from "../../database/lookups";
import { notFound } from "../../failure";
import type { Available } from "../../pending";

export const fileHandlers: AreaHandlers<Available, Validation, "files"> = {
  async presign({ db, input, fileAddress }) {
    const [published] = await publishedFiles(db, [input.key]);
    if (published === undefined) throw notFound("File");
    return fileAddress(published);
  },
};
