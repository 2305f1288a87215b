import { conflict, notFound } from "../../../../platform/contracts/errors.ts";
import type { InputOf, OutputOf } from "../../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../../shop.ts";
import { ALL_PRODUCTS, productsTopic } from "../../../topics.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import { detailFacets } from "../../listing/listing-names.ts";
import type { changeProperty, getProperties } from "../../staff-shelves.contract.ts";
import { lockProperties, selectProductsWithProperty, selectProperties, updateProperty } from "./staff-shelves.queries.ts";

export async function viewProperties({ shop }: Visit): Promise<OutputOf<typeof getProperties>> {
  const rows = await selectProperties(shop.db.read);
  return {
    properties: rows.map((row) => ({
      id: row.id,
      nameUk: row.name_uk,
      nameRu: row.name_ru,
      shown: row.shown,
      isFilter: row.filter_place !== null,
      goods: row.goods,
      example: row.example.slice(0, 120),
    })),
    filtersLeft: detailFacets.length - rows.filter((row) => row.filter_place !== null).length,
  };
}

/** What is left out stays. 404 for no property, 409 when every filter is taken. */
export async function changePropertyOf(visit: Visit, { id, ...asked }: InputOf<typeof changeProperty>): Promise<void> {
  const { shop } = visit;
  await shop.db.write(async (tx) => {
    const all = await lockProperties(tx);
    const before = all.find((one) => one.id === id);
    if (!before) throw notFound();
    const taken = new Set(all.map(({ filter_place: place }) => place));
    const free = detailFacets.map((_, at) => at + 1).find((place) => !taken.has(place));
    const isFilter = asked.isFilter ?? before.filter_place !== null;
    const place = isFilter ? (before.filter_place ?? free) : null;
    if (place === undefined) throw conflict();
    const change = {
      name_uk: asked.nameUk ?? before.name_uk,
      name_ru: asked.nameRu ?? before.name_ru,
      shown: asked.shown ?? before.shown,
      filter_place: place,
    };
    await updateProperty(tx, before.id, change);
    const { name_uk, name_ru, filter_place } = before;
    await recordAudit(tx, visit, {
      action: "change",
      entity: "property",
      entityId: before.id,
      before: { name_uk, name_ru, shown: before.shown, filter_place },
      after: change,
    });
    const isOtherFilter = place !== filter_place || isFilter;
    tx.changed(productsTopic, isOtherFilter ? [ALL_PRODUCTS] : await selectProductsWithProperty(tx, before.id));
  });
}
