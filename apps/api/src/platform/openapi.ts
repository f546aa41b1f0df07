import { contract } from "@carrel/sdk/contract";
import { type OpenApiDocument, openApiDocument } from "@carrel/sdk/openapi";
import { validation } from "@carrel/sdk/validation";

/**
 * Makes the route that describes the API; the document is made when it is first asked for.
 * @param version Carrel's own
 */
export const openApiRoute = (version: string) => {
  let document: OpenApiDocument | undefined;
  return () => {
    document ??= openApiDocument(contract, validation, { version });
    return Response.json(document, { headers: { "cache-control": "public, max-age=300" } });
  };
};
