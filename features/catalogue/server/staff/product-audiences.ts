import { notFound } from "../../../../platform/contracts/errors.ts";
import { inLanguage } from "../../../../platform/i18n.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import type { Shop, Visit } from "../../../shop.ts";
import { productsTopic } from "../../../topics.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import { audiencesFrom } from "../../audiences.rules.ts";
import { genders, type Gender } from "../../words/genders.ts";
import type { getLooseGoods, LooseProduct, ProductAudiences } from "../../product-audiences.contract.ts";
import { audiencesOf } from "../model/category-tree.ts";
import { modelOf } from "../model/model.ts";
import {
  selectAudiencesChosen,
  selectForNobody,
  selectGroupIds,
  updateStaffAudiences,
  type LooseRecord,
} from "./product-audiences.queries.ts";
import { lockProduct } from "./staff-products.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

export async function viewLooseGoods({ shop, locale }: Visit): Promise<OutputOf<typeof getLooseGoods>> {
  const [unsorted, chosen] = await Promise.all([selectForNobody(shop.db.read), selectAudiencesChosen(shop.db.read)]);
  const view = (row: LooseRecord): LooseProduct => ({
    id: row.id,
    article: row.article,
    name: inLanguage(locale, row.name_uk, row.name_ru),
    groups: row.groups
      .map((id) => modelOf(shop).categories.all.get(id))
      .map((group) => (group ? inLanguage(locale, group.name_uk, group.name_ru) : ""))
      .filter(Boolean)
      .join(", "),
    audiences: audiencesViewOf(shop, { ...row, categoryIds: row.groups }),
  });
  return {
    unsorted: unsorted.rows.map(view),
    unsortedTotal: unsorted.total,
    chosen: chosen.rows.map(view),
    chosenTotal: chosen.total,
  };
}

type Product = { categoryIds: readonly Id<"category">[]; audiences: string; staff_audiences: string };

export const audiencesViewOf = (shop: Shop, product: Product): ProductAudiences => ({
  chosen: audiencesFrom(product.staff_audiences),
  settled: audiencesOf(product, modelOf(shop).categories),
});

/** An empty choice leaves it to 1C again; 404 for no product. */
export async function chooseAudiencesOfProduct(visit: Visit, id: Id<"product">, audiences: readonly Gender[]): Promise<ProductAudiences> {
  const { shop } = visit;
  const chosen = genders.filter((gender) => audiences.includes(gender)).join(" ");
  const product = await shop.db.write(async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) throw notFound();
    if (before.staff_audiences !== chosen) {
      await updateStaffAudiences(tx, id, chosen);
      tx.changed(productsTopic, [id]);
      await recordAudit(tx, visit, {
        action: "change",
        entity: "product",
        entityId: id,
        before: { audiences: before.staff_audiences },
        after: { audiences: chosen },
      });
    }
    return { ...before, staff_audiences: chosen, categoryIds: await selectGroupIds(tx, id) };
  });
  return audiencesViewOf(shop, product);
}
