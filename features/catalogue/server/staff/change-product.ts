import { conflict, notFound } from "../../../../platform/contracts/errors.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import type { Visit } from "../../../shop.ts";
import { productsTopic } from "../../../topics.ts";
import { lockProduct, updateProduct, type ProductChange } from "./staff-products.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

/** 409 when staff or 1C changed it meanwhile. */
export async function changeProduct(
  visit: Visit,
  { id, version, ...change }: ProductChange & { id: Id<"product">; version: number },
): Promise<void> {
  const { shop } = visit;
  await shop.db.write(async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) throw notFound();
    if (Number(before.version) !== version) throw conflict();
    await updateProduct(tx, id, change);
    tx.changed(productsTopic, [id]);
    await recordAudit(tx, visit, {
      action: "change",
      entity: "product",
      entityId: id,
      before: {
        nameUk: before.name_uk,
        nameRu: before.name_ru,
        descriptionUk: before.description_uk,
        descriptionRu: before.description_ru,
        compositionUk: before.composition_uk,
        compositionRu: before.composition_ru,
        topSales: before.top_sales,
        returnable: before.returnable,
        hiddenByStaff: before.hidden_by_staff,
      },
      after: change,
    });
  });
}
