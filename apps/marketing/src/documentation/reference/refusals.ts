/** What any call may meet, as Markdown. */
export const REFUSALS = `Each call lists the refusals that are its own. Those below may meet any. How a refusal is read is under [errors](/documentation/developer/errors); keys, sessions and requests have [pages](/documentation/developer/authentication) [of their own](/documentation/developer/requests). For machines all calls are described as [OpenAPI 3.1](/api/openapi.json).

| Status | Code | Meaning |
| --- | --- | --- |
| \`400\` | \`validation_failed\` | The input can't be taken; \`issues\` say where and why. |
| \`400\` | \`malformed_json\`, \`malformed_form\` | The body is not what its type says. |
| \`401\` | \`api_key_missing\`, \`api_key_invalid\`, \`api_key_expired\`, \`api_key_stopped\` | The key is missing or no longer good. Make another. |
| \`401\` | \`session_missing\`, \`session_unknown\` | Nobody is signed in; \`statuscode\` is 7007. Sign in. |
| \`401\` | \`session_expired\` | The session has ended; \`statuscode\` is 7067. Sign in anew. |
| \`402\` | \`subscription_expired\` | The organisation's subscription has run out. |
| \`403\` | \`forbidden\` | The role or key lacks the permission that \`data.permission\` names. |
| \`403\` | \`branch_scope\` | It belongs to all branches, and the caller works in some. |
| \`403\` | \`person_needed\` | It takes a person; a secret key can't do it. |
| \`403\` | \`confirmation_needed\` | Confirm the session first. |
| \`403\` | \`second_factor_needed\` | The organisation asks for a second factor: set one up. |
| \`403\` | \`secret_key_in_browser\` | A secret key came from a web page. Rotate it, and use a publishable one there. |
| \`403\` | \`organisation_inactive\` | The organisation is switched off. |
| \`404\` | \`not_found\` | There is no such record, or it is somebody else's. |
| \`404\` | \`not_available\` | There is nothing at this address. |
| \`405\` | \`method_not_allowed\` | The address takes another verb. |
| \`409\` | as the call says | The state of things forbids it: somebody was quicker, or it is done already. |
| \`413\` | \`body_too_large\` | The body is larger than this call takes. |
| \`415\` | \`not_json\`, \`not_form\` | Send the body as the call takes it. |
| \`422\` | \`idempotency_mismatch\` | This \`Idempotency-Key\` was used for another request. |
| \`429\` | \`rate_limited\` | Too many requests. \`Retry-After\` says how many seconds to wait. |
| \`500\` | \`internal_error\` | Our fault. Try again; if it stays, tell us the \`requestId\`. |
| \`503\` | \`database_unavailable\` | Nothing was changed. Try again when \`Retry-After\` says. |
| \`503\` | \`outcome_unknown\` | It may have been done. Look, or repeat it under the same \`Idempotency-Key\`. |
`;
