import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { catalogueOf, commerceMl, goodOf, importTexts, offerOf, offersOf } from "../../../../support/commerceml-files.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import type { Visit } from "../../../shop.ts";
import { getOpenQuestions, refuseImport } from "../../imports.contract.ts";
import { choosePriceRole } from "../../prices/price-types.contract.ts";
import { importsApi } from "./imports.api.ts";
import { priceTypesApi } from "../prices/price-types.api.ts";

let shop: TestShop;
let owner: Visit;
beforeAll(async () => {
  shop = await openTestShop();
  owner = testVisit(shop, { staff: (await addFirstOwner(shop)).staff });
});
afterAll(() => shop.close());

const asked = async () => (await callEndpoint(importsApi, getOpenQuestions, owner, {})).body;
const choose = async (id: string, role: "wholesale" | "purchase" | "unknown") =>
  (await callEndpoint(priceTypesApi, choosePriceRole, owner, { id, role })).body;

test("what imports leave open is asked until it is answered: roles, prices, audiences, an import that waits", async () => {
  expect(await asked()).toMatchObject({ unsorted: 0, withoutPrice: 0, waiting: [], doubts: [] });
  const ids = ["a", "b", "c"];
  await importTexts(shop, {
    "import.xml": commerceMl(catalogueOf(ids.map((id) => goodOf(id)).join(""))),
    "offers.xml": commerceMl(
      offersOf(ids.map((id) => offerOf(`${id}#1`, { k: "400", d: "450" })).join(""), { k: "Крупний опт", d: "Дрібний опт" }),
    ),
  });
  const doubts = [
    {
      role: "wholesale",
      types: [
        { id: "d", name: "Дрібний опт" },
        { id: "k", name: "Крупний опт" },
      ],
    },
  ];
  expect(await asked()).toMatchObject({ unsorted: 0, withoutPrice: 3, waiting: [], doubts });
  expect((await choose("k", "purchase")).doubts).toEqual([]);
  expect((await choose("k", "unknown")).doubts).toEqual(doubts);
  expect((await choose("k", "wholesale")).doubts).toEqual([]);
  expect(await asked()).toMatchObject({ unsorted: 3, withoutPrice: 0, waiting: [], doubts: [] });
  const full = await importTexts(shop, { "full.xml": commerceMl(catalogueOf(goodOf("a"), true)) });
  expect((await asked()).waiting).toEqual([{ id: full.runId, hides: 2, empties: 0 }]);
  await callEndpoint(importsApi, refuseImport, owner, { id: full.runId });
  expect((await asked()).waiting).toEqual([]);
});
