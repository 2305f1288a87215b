import { notFound } from "../../../../platform/contracts/errors.ts";
import { inLanguage } from "../../../../platform/i18n.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../../shop.ts";
import { ALL_PRODUCTS, productsTopic } from "../../../topics.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import { audiencesFrom } from "../../audiences.rules.ts";
import type { Gender } from "../../words/genders.ts";
import type { getShelves, GroupOfStaff } from "../../staff-shelves.contract.ts";
import { settleAudiences } from "../import/categories-of-1c.ts";
import { countUnsorted, lockGroup, selectGroups, setStaffAudiences, type GroupRecord } from "./staff-shelves.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

export async function viewShelves({ shop, locale }: Visit): Promise<OutputOf<typeof getShelves>> {
  const [rows, counts] = await Promise.all([selectGroups(shop.db.read), countUnsorted(shop.db.read)]);
  const ids = new Set(rows.map(({ id }) => id));
  const below = Map.groupBy(rows, ({ parent_id: parent }) => (parent !== null && ids.has(parent) ? parent : null));
  const branch = (row: GroupRecord, depth: number): GroupOfStaff[] => {
    const children = (below.get(row.id) ?? []).map((one) => branch(one, depth + 1));
    const goods = children.reduce((sum, [child]) => sum + (child?.goods ?? 0), row.goods);
    const own = {
      id: row.id,
      name: inLanguage(locale, row.name_uk, row.name_ru),
      depth,
      goods,
      said: audiencesFrom(row.said_audiences),
      chosen: row.staff_audiences === null ? null : audiencesFrom(row.staff_audiences),
      settled: audiencesFrom(row.settled),
      passage: row.passage,
    };
    return [own, ...children.flat()];
  };
  return { groups: (below.get(null) ?? []).flatMap((row) => branch(row, 0)), ...counts };
}

/** Later imports keep it; null leaves it to 1C. 404 for no group. */
export async function chooseAudiencesOf(visit: Visit, id: Id<"category">, audiences: readonly Gender[] | null): Promise<void> {
  const { shop } = visit;
  await shop.db.write(async (tx) => {
    const group = await lockGroup(tx, id);
    if (!group) throw notFound();
    const chosen = audiences?.join(" ") ?? null;
    await setStaffAudiences(tx, id, chosen);
    await settleAudiences(tx);
    tx.changed(productsTopic, [ALL_PRODUCTS]);
    await recordAudit(tx, visit, {
      action: "change",
      entity: "group",
      entityId: id,
      before: { audiences: group.staff_audiences },
      after: { audiences: chosen },
    });
  });
}
