import { BOOKING_TEXT, CUSTOMER_TEXT, FOUND, search, WHERE } from "./0021-search";
import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** Words of the text, the longest ones, and letters at their ends, that are looked up. */
const WORDS = 3;
const LETTERS = 8;

/**
 * Statements that make `looked`, the condition by which a rare text is found: the ends of its longest words, and of an
 * e-mail address what stands before the @; the row's whole text is compared then, without the index. The index reads all
 * trigrams that it is asked for, and common ones (an e-mail address' domain, a first name) cost the most and narrow least.
 */
const lookWords = (text: string) => `
  before_at := split_part(lower(p_text), '@', 1);
  if before_at !~ '[[:alnum:]]{3}' then before_at := lower(p_text); end if;
  select '(' || string_agg(format('%s like %L', '${text.replaceAll("'", "''")}', '%' || right(word, ${LETTERS}) || '%'), ' and ')
    || ' and (${text.replaceAll("'", "''")} || '''') like $4)' into looked
  from (
    select matched.parts[1] as word from regexp_matches(before_at, '[[:alnum:]]{3,}', 'g') as matched (parts)
    order by length(matched.parts[1]) desc limit ${WORDS}
  ) words;`;

const declare = "before_at text; looked text;";

/** The same search; rare texts are found by fewer trigrams. */
export const searchWords: Migration = {
  name: "0024-search-words",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
drop function search_customers;
drop function search_bookings;
${lookup(
  `search_customers(${WHERE}, ${FOUND})`,
  "record",
  search({
    table: "customers",
    id: "customer_id",
    columns: "customer_id, created_at, name, email, phone",
    match: `${CUSTOMER_TEXT} like $4`,
    declare,
    before: lookWords(CUSTOMER_TEXT),
    rare: "looked",
  }),
  "carrel_app",
  "stable",
  "plpgsql",
)}
${lookup(
  `search_bookings(${WHERE}, p_status text, ${FOUND})`,
  "record",
  search({
    table: "bookings",
    id: "booking_id",
    columns: "booking_id, created_at, desk_id, code, visitor_name, visitor_email, visitor_phone",
    match: `${BOOKING_TEXT} like $4`,
    declare: `${declare} desk_ids uuid[];`,
    before: `${lookWords(BOOKING_TEXT)}
  if p_status is not null then rows := rows || ' and status = $7'; end if;
  select array_agg(d.desk_id) into desk_ids from desks d
  where d.org_id = org and (p_branch_id is null or d.branch_id = p_branch_id)
    and (allowed is null or d.branch_id = any (allowed)) and lower(d.name) like pattern;
  if desk_ids is not null then
    matching := '(' || matching || ' or desk_id = any ($8))';
    looked := '(' || looked || ' or desk_id = any ($8))';
  end if;`,
    values: ", p_status, desk_ids",
    rare: "looked",
  }),
  "carrel_app",
  "stable",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
