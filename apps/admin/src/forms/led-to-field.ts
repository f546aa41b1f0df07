import { ApiError } from "@carrel/sdk";

/** The same refusal, about other fields. */
export const withIssues = (error: ApiError, issues: ApiError["issues"]): ApiError => {
  const { message, operation, status, statuscode, code, data, requestId } = error;
  return new ApiError({ message, operation, status, statuscode, code, data, requestId, issues });
};

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
    throw withIssues(error, [{ path: [field], message: error.message }]);
  };
