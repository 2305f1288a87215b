import { afterEach, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { catalogueOf, commerceMl, goodInShop, goodOf, importTexts, offerOf, offersOf } from "../../../../support/commerceml-files.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import type { Visit } from "../../../shop.ts";
import { getImport, refuseImport, takeImport } from "../../imports.contract.ts";
import { importsApi } from "../report/imports.api.ts";
import { idOf } from "../../../../platform/ids.ts";

let shop: TestShop;
let visit: Visit;
beforeEach(async () => {
  shop = await openTestShop();
  visit = testVisit(shop, { staff: (await addFirstOwner(shop)).staff });
  const ids = ["a", "b", "c", "d"];
  await importTexts(shop, {
    "i.xml": commerceMl(catalogueOf(ids.map((id) => goodOf(id)).join(""))),
    "o.xml": commerceMl(offersOf(ids.map((id) => offerOf(`${id}#1`, { o: "100" })).join(""), { o: "Оптова" })),
  });
});
afterEach(() => shop.close());

/** A full export of these goods alone. */
const full = (...ids: string[]) => importTexts(shop, { "i.xml": commerceMl(catalogueOf(ids.map((id) => goodOf(id)).join(""), true)) });
const shown = async () =>
  (await shop.db.read.selectFrom("product").select("id_1c as id").where("hidden", "=", false).orderBy("id_1c").execute())
    .map(({ id }) => id)
    .join("");
const audits = () => shop.db.read.selectFrom("audit_entry").select("action").where("entity", "=", "import").execute();

test("an import that waits shows what it would hide, and hides it when it is taken, once", async () => {
  const { runId, state } = await full("a", "b");
  expect(state).toBe("waiting");
  const { body } = await callEndpoint(importsApi, getImport, visit, { id: runId });
  expect(body).toMatchObject({
    state: "waiting",
    note: "Повний обмін сховав би 2 товарів із 4: чекає рішення",
    missing: { count: 2, sample: [{ id1c: "c", article: "A-c", name: "Сукня" }, { id1c: "d" }] },
  });
  const taken = await callEndpoint(importsApi, takeImport, visit, { id: runId });
  expect(taken.body).toMatchObject({ state: "done", missing: null });
  expect(await shown()).toBe("ab");
  await full("a", "b", "c", "d");
  expect(await shown()).toBe("abcd");
  await callEndpoint(importsApi, takeImport, visit, { id: runId });
  expect(await shown()).toBe("abcd");
  await expect(callEndpoint(importsApi, refuseImport, visit, { id: runId })).rejects.toMatchObject({ status: 409 });
  expect(await audits()).toEqual([{ action: "take" }]);
});

test("an import that is refused hides nothing, stays refused, and the same files ask no more", async () => {
  const { runId } = await full("a");
  const refused = await callEndpoint(importsApi, refuseImport, visit, { id: runId });
  expect(refused.body.state).toBe("refused");
  await callEndpoint(importsApi, refuseImport, visit, { id: runId });
  await expect(callEndpoint(importsApi, takeImport, visit, { id: runId })).rejects.toMatchObject({ status: 409 });
  const again = await full("a");
  expect(again).toMatchObject({ state: "refused", note: "refusedBefore", values: { run: runId } });
  expect(await shown()).toBe("abcd");
  expect(await audits()).toEqual([{ action: "refuse" }]);
});

test("goods that came or were named after the import began to wait are not hidden by it", async () => {
  const { runId } = await full("a");
  await importTexts(shop, {
    "i.xml": commerceMl(catalogueOf(goodOf("b") + goodOf("new"))),
    "o.xml": commerceMl(offersOf(offerOf("new#1", { o: "100" }), { o: "Оптова" })),
  });
  expect((await callEndpoint(importsApi, getImport, visit, { id: runId })).body.missing?.count).toBe(2);
  await callEndpoint(importsApi, takeImport, visit, { id: runId });
  expect(await shown()).toBe("abnew");
});

test("a newer full export makes the decision over an older one needless", async () => {
  const { runId } = await full("a");
  const newer = await full("a", "b");
  expect((await callEndpoint(importsApi, getImport, visit, { id: runId })).body).toMatchObject({
    state: "refused",
    note: `Рішення вже не потрібне: його замінив обмін № ${newer.runId}`,
  });
  await expect(callEndpoint(importsApi, takeImport, visit, { id: runId })).rejects.toMatchObject({ status: 409 });
  expect(await goodInShop(shop, "b")).toMatchObject({ hidden: false });
});

test("an import that did not wait, or does not exist, is not decided", async () => {
  const { runId, state } = await full("a", "b", "c", "d");
  expect(state).toBe("done");
  await expect(callEndpoint(importsApi, takeImport, visit, { id: runId })).rejects.toMatchObject({ status: 409 });
  await expect(callEndpoint(importsApi, refuseImport, visit, { id: idOf<"import_run">(9_999) })).rejects.toMatchObject({ status: 404 });
});

test("a report is in the language of who reads it", async () => {
  const { runId } = await full("a");
  const { body } = await callEndpoint(importsApi, getImport, { ...visit, locale: "ru" }, { id: runId });
  expect(body.note).toBe("Полный обмен скрыл бы 3 товаров из 4: ждёт решения");
});
