import { ApiError } from "@carrel/sdk";

/**
 * Leads a refusal that names no field to the one that it is about; any other failure stays as it is.
 * @param fields the form's field by the refusal's code
 * @example assign.mutateAsync(input).catch(ledToField({ customer_assigned: "customerId" }))
 */
export const ledToField =
  (fields: Readonly<Record<string, string>>) =>
  (error: unknown): never => {
    const field = error instanceof ApiError && error.code !== undefined ? fields[error.code] : undefined;
    if (!(error instanceof ApiError) || field === undefined) throw error;
    const { message, operation, status, statuscode, code, data, requestId } = error;
    throw new ApiError({
      message,
      operation,
      status,
      statuscode,
      code,
      data,
      requestId,
      issues: [{ path: [field], message }],
    });
  };
