import { sql, type Kysely } from "kysely";
import { recordset, rowsAsJson } from "../../../../platform/db/recordset.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { SaidOfGroup } from "../../audiences.rules.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

/** A passage holds groups and is no category; so is a group without a name. */
export type ImportedCategory = {
  id1c: string;
  parent1c: string | null;
  nameUk: string;
  nameRu: string | null;
  position: number;
  /** Audiences, space-separated. */
  said: string;
  passage: boolean;
  removed: boolean;
};

const categoryColumns = {
  id1c: "text",
  parent1c: "text",
  nameUk: "text",
  nameRu: "text",
  position: "int",
  said: "text",
  passage: "boolean",
  removed: "boolean",
} as const;

/** Parents first; answers how many changed. Staff's decisions stay. */
export async function upsertCategories(tx: Db, categories: readonly ImportedCategory[]): Promise<number> {
  const rows = rowsAsJson(categories);
  const record = recordset(categoryColumns, rows);
  const inserted = await sql`
    insert into category (id_1c, name_uk) select distinct on (r."id1c") r."id1c", r."nameUk" from ${record} on conflict (id_1c) do nothing`.execute(
    tx,
  );
  const updated = await sql`
    update category c set parent_id = n.parent_id, name_uk = n.name_uk, name_ru = n.name_ru, position = n.position, said_audiences = n.said, passage = n.passage,
      first_level = n.first_level, hidden = n.hidden
    from (
      select o.id, p.id as parent_id, r."nameUk" as name_uk, coalesce(r."nameRu", o.name_ru) as name_ru, r.position, r.said, r.passage,
        not r.passage and coalesce(q.passage, p.passage, true) as first_level, r.removed or r.passage as hidden
      from ${record} join category o on o.id_1c = r."id1c" left join category p on p.id_1c = r."parent1c"
      left join ${recordset({ id1c: "text", passage: "boolean" }, rows, "q")} on q."id1c" = r."parent1c"
    ) n
    where c.id = n.id and (c.parent_id, c.name_uk, c.name_ru, c.position, c.said_audiences, c.passage, c.first_level, c.hidden)
      is distinct from (n.parent_id, n.name_uk, n.name_ru, n.position, n.said, n.passage, n.first_level, n.hidden)`.execute(tx);
  return Math.max(Number(inserted.numAffectedRows ?? 0), Number(updated.numAffectedRows ?? 0));
}

export const selectGroupsSaid = (db: Db): Promise<SaidOfGroup[]> =>
  db
    .selectFrom("category")
    .select(["id", "parent_id as parent", "said_audiences as said", "staff_audiences as staff"])
    .orderBy("id")
    .execute();

export async function updateAudiences(tx: Db, settled: readonly { id: Id<"category">; audiences: readonly string[] }[]): Promise<number> {
  const result = await sql`
    update category c set female = n.female, male = n.male, kids = n.kids, home = n.home
    from (
      select r.id, r.audiences ? 'female' as female, r.audiences ? 'male' as male, r.audiences ? 'kids' as kids, r.audiences ? 'home' as home
      from ${recordset({ id: "bigint", audiences: "jsonb" }, rowsAsJson(settled))}
    ) n
    where c.id = n.id and (c.female, c.male, c.kids, c.home) is distinct from (n.female, n.male, n.kids, n.home)`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}
