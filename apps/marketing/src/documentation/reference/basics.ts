import { CALLS } from "./reference";
import { shellExample } from "./shell-example";

const lookup = CALLS.get("bookings")?.find(({ name }) => name === "superOrgLookup");

/** A call that anybody may make. */
const exampleAt = (address: string) => (lookup ? ["```sh", shellExample(lookup, address), "```"].join("\n") : "");

/** What goes for every call, as Markdown. @param address of the server */
export const basicsAt = (
  address: string,
) => `Everything that our own office and booking pages do goes through these calls. They speak JSON over HTTPS.

## Address

Calls are below \`${address}/api\`. The same is there for machines as [OpenAPI 3.1](/api/openapi.json), and as a typed client in the [SDK](/documentation/developer/sdk), which takes each call's input as one flat object and knows what of it belongs into the path, the query and the body.

## Keys

Each call carries an API key in \`x-api-key\`. Keys are made in the office, under API keys.

- A **publishable** key (\`pk_…\`) may stand in a web page. It says whose visitors are calling, and opens what anyone may do: see branches and desks, book with a code, sign in.
- A **secret** key (\`sk_…\`) belongs on a server. It does by itself what its permissions allow, in the branches of the person who made it, and ends with him. A web page that sends one is refused.

${exampleAt(address)}

## Signing in

What a person does carries his token too: \`authorization: Bearer …\`. [auth.login](/documentation/api/auth#auth-login) gives it, after a second factor where one is asked for. It lasts 7 days, or until he signs out, or leaves it unused for as long as his organisation allows.

What a person may do is his role's, and each call says which permission it takes. A few calls that could take an account over take a session that was confirmed in the last ten minutes: [auth.confirm](/documentation/api/auth#auth-confirm).

## Replies

A success is \`200\`, or \`201\` where something was made. It says \`status: true\` and \`statuscode: 1\`, and has what was asked for in \`data\`; lists and a few others have more beside it, as their calls say.

\`\`\`json
{ "status": true, "statuscode": 1, "data": { "_id": "019a0000-0000-7000-8000-000000000001" } }
\`\`\`

## Pages

Lists take \`limit\` and \`page\`, which counts from 1, and tell in \`totalRecords\` how many there are in all. Where a count of everything would take long, \`atLeast\` says that there are that many or more.

## Values

- An **id** is a UUID. Records of others, and those that don't exist, answer alike: \`404\`.
- **Money** is in the currency's minor unit: \`150000\` is ₹1,500.00.
- An **instant** is ISO 8601 with its offset, such as \`2026-11-21T10:00:00Z\`. A **day** is \`2026-11-21\`, in the branch's own time zone.
- A field that is no part of the input is refused by its name, so that a misspelt one is found.

Every kind of value is under [Shapes](/documentation/api/shapes).

## Refusals

A refusal says \`status: false\`, a stable \`code\`, a \`message\` for people in the organisation's own words, and the request's id. Fields that can't be taken are in \`issues\`; what helps on is in \`data\`.

\`\`\`json
{
  "status": false,
  "statuscode": 400,
  "code": "validation_failed",
  "message": "branchId: Fill this in",
  "issues": [{ "path": ["branchId"], "message": "Fill this in" }],
  "requestId": "019a0000-0000-7000-8000-000000000002"
}
\`\`\`

Each call lists its own. These may meet any:

| Status | Code | What it means, and what to do |
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

## Sending again

A write with an \`Idempotency-Key\` of your own, such as a UUID, is done once: a repeat under the same key gets the first reply, with \`Idempotency-Replayed: true\`. Replies that show a secret, and files, are not kept.

## From a browser

Any web page may call, with a publishable key: neither keys nor tokens travel by themselves, as cookies do. \`x-request-id\`, \`retry-after\` and \`idempotency-replayed\` can be read there.
`;
