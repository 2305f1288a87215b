import { changesHeard } from "../../support/changes.ts";
import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { writeTestExport } from "../../support/commerceml-files.ts";
import { callEndpoint } from "../../support/call-endpoint.ts";
import { openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";
import {
  getCategoriesByGender,
  getProduct,
  getProducts,
  searchProduct,
  type CategoryView,
} from "../../features/catalogue/catalogue.contract.ts";
import { catalogueApi, openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { cartApi } from "../../features/cart/cart.server.ts";
import { importFiles, type ImportReport } from "../../features/exchange/exchange.server.ts";
import type { Locale } from "../../platform/i18n.ts";

/** An empty shop that 1C sends its files to, as its visitors see it. */
export async function openEmptyShop() {
  const shop = await openTestShop({ config: { dataDir: await mkdtemp(path.join(os.tmpdir(), "semyriad-foreign-")) } });
  await openCatalogueModel(shop);
  return { shop, ...visitorOf(shop) };
}

export type EmptyShop = Awaited<ReturnType<typeof openEmptyShop>>;

function visitorOf(shop: TestShop) {
  const guest = (locale: Locale) => testVisit(shop, { guest: "visitor", locale });
  const settled = async () => {
    await changesHeard(shop);
  };
  return {
    settled,
    /** One call of 1C: these files, by name. */
    async receive(files: Record<string, string | Uint8Array>): Promise<ImportReport> {
      const report = await importFiles(shop, { paths: [await writeTestExport(files)] });
      await settled();
      return report;
    },
    /** Names in the menu of each audience, first level alone, with how many products each holds. */
    async menu(locale: Locale = "ua") {
      const { body } = await callEndpoint(catalogueApi, getCategoriesByGender, guest(locale), {});
      const named = (categories: readonly CategoryView[]) => categories.map(({ name, products }) => `${name} ${products}`);
      return {
        female: named(body.categoriesFemale),
        male: named(body.categoriesMale),
        kids: named(body.categoriesKids),
        home: named(body.categoriesForHome),
      };
    },
    listing: async (query: Parameters<typeof callEndpoint<typeof getProducts>>[3] = {}, locale: Locale = "ua") =>
      (await callEndpoint(catalogueApi, getProducts, guest(locale), query)).body,
    product: async (id: string, locale: Locale = "ua") => (await callEndpoint(cartApi, getProduct, guest(locale), { id })).body,
    /** Ids of 1C of what a search shows, best first. */
    found: async (search: string) =>
      (await callEndpoint(catalogueApi, searchProduct, guest("ua"), { search })).body.products.map(({ id_1c }) => id_1c),
  };
}

/** How often each element of a name stands in these texts. */
export const countOf = (texts: readonly string[], name: string): number =>
  texts.reduce((sum, text) => sum + (text.match(new RegExp(`<${name}[\\s>/]`, "g"))?.length ?? 0), 0);
