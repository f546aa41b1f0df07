import { MOST_HELP_HITS } from "@carrel/sdk/domain";
import type { HelpHit } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import { type RawBuilder, sql } from "kysely";
import type { AreaHandlers, Context } from "../../context";
import type { Available } from "../../pending";
import type { Asked } from "../list-page";
import { excerptOf, type Passage } from "./excerpt";

/** Characters of a text that are cut out, and of those how many before the first word found. */
const PASSAGE = 320;
const BEFORE = 80;

interface Searched {
  search: string;
}

interface Found extends Passage {
  id: string;
  kind: HelpHit["kind"];
  title: string;
  featureId: string;
  featureTitle: string;
  subFeatureId: string | null;
  subFeatureTitle: string | null;
}

const hitOf = (found: Found): HelpHit => ({
  _id: found.id,
  kind: found.kind,
  title: found.title,
  excerpt: excerptOf(found, found.kind === "article"),
  feature: { _id: found.featureId, title: found.featureTitle },
  subFeature: found.subFeatureId === null ? null : { _id: found.subFeatureId, title: found.subFeatureTitle ?? "" },
});

/** All that an organisation's help says, whatever table it stands in; `level` puts features before parts and resources. */
const written = (orgId: string) => sql`
  select 0 as level, feature_id as id, 'feature' as kind, title, description as text, 0 as position,
    feature_id, title as feature_title, position as feature_position,
    null::uuid as sub_feature_id, null as sub_feature_title, null::integer as sub_feature_position
  from help_features where org_id = ${orgId}
  union all
  select 1, p.sub_feature_id, 'subFeature', p.title, p.description, 0,
    f.feature_id, f.title, f.position, p.sub_feature_id, p.title, p.position
  from help_sub_features p join help_features f using (org_id, feature_id) where org_id = ${orgId}
  union all
  select 2, r.resource_id, r.kind, r.title, r.body, r.position,
    f.feature_id, f.title, f.position, p.sub_feature_id, p.title, p.position
  from help_resources r join help_features f using (org_id, feature_id)
    left join help_sub_features p using (org_id, sub_feature_id) where org_id = ${orgId}`;

/** Whether a text holds every word, in any case of letters; nothing in a word is a pattern. */
const holdsAll = (text: RawBuilder<unknown>, words: string[]) => sql<boolean>`(
  -- Made small once, not once for each word; the first word that is missing ends it.
  with small as materialized (select lower(${text}) as text)
  select not exists (select from unnest(${words}::text[]) as word where strpos(small.text, lower(word)) = 0) from small)`;

/**
 * What holds every word of a search: where its own title does first, then where its text and the titles above it do;
 * each in the order of the help. One statement, whatever is written and asked.
 */
async function findHelp({ db, orgId }: Pick<Context, "db" | "orgId">, { search, limit, page }: Asked & Searched) {
  const words = [...new Set(search.split(/\s+/))];
  const { rows } = await sql<Found & { total: number }>`
    with found as materialized (
      select written.*, row_number() over (
        order by ${holdsAll(sql`title`, words)} desc,
          level, feature_position, sub_feature_position nulls first, position
      ) as rank
      from (${written(orgId)}) as written
      where ${holdsAll(sql`concat_ws(E'\n', feature_title, sub_feature_title, title, text)`, words)}
      order by rank limit ${MOST_HELP_HITS}
    )
    select counted.total, hits.*
    from (select count(*)::integer as total from found) as counted left join lateral (
      select id, kind, title, feature_id, feature_title, sub_feature_id, sub_feature_title, rank,
        substr(text, start, ${PASSAGE}) as passage, start > 1 as is_cut_before,
        length(text) >= start + ${PASSAGE} as is_cut_after
      from found, lateral (
        select greatest(1, coalesce(min(nullif(strpos(lower(text), lower(word)), 0)), 1) - ${BEFORE}) as start
        from unnest(${words}::text[]) as word
      ) as cut
      order by rank limit ${limit} offset ${(page - 1) * limit}
    ) as hits on true
    order by rank`.execute(db);
  // A page past the end is one row, with the total alone.
  return { hits: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

export const searchHandlers: Pick<AreaHandlers<Available, Validation, "help">, "search"> = {
  async search(context) {
    const { hits, total } = await findHelp(context, context.input);
    return { data: hits.map(hitOf), totalRecords: total };
  },
};
