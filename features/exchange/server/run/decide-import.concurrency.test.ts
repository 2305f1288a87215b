import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueOf, commerceMl, goodOf, importTexts, offerOf } from "../../../../support/commerceml-files.ts";
import { copyOfPreparedShop } from "../../../../support/run/prepared-shop.ts";
import { whileAllWait } from "../../../../support/test-locks.ts";
import { openTestShop, type TestShop } from "../../../../support/test-shop.ts";
import { setOnHand } from "../../../stock/import.server.ts";
import { decideImport } from "./decide-import.ts";
import { forgetUncounted } from "./uncounted.queries.ts";

let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  const databaseUrl = await copyOfPreparedShop();
  shop = await openTestShop({ databaseUrl });
  other = await openTestShop({ databaseUrl });
});
afterAll(() => Promise.all([shop.close(), other.close()]));

const exportOf = (...counted: string[]) =>
  commerceMl(
    `${catalogueOf(["a", "b", "c"].map((id) => goodOf(id)).join(""), true)}<ПакетПредложений СодержитТолькоИзменения="false"><ТипыЦен><ТипЦены><Ид>opt</Ид><Наименование>Оптова</Наименование></ТипЦены></ТипыЦен><Предложения>${counted
      .map((id) => offerOf(id, { opt: "100" }, "<Количество>5</Количество>"))
      .join("")}</Предложения></ПакетПредложений>`,
  );

test("pieces that an import counts while staff take an earlier one off sale stay as it counts them", async () => {
  await importTexts(shop, { "all.xml": exportOf("a", "b", "c") });
  const { runId, state } = await importTexts(shop, { "part.xml": exportOf("a") });
  expect(state).toBe("waiting");
  const { id } = await shop.db.read.selectFrom("variation").select("id").where("id_1c", "=", "b").executeTakeFirstOrThrow();
  await whileAllWait(
    { shop, holder: other },
    async (tx) => {
      await forgetUncounted(tx, [id]);
      await setOnHand(tx, [{ variationId: id, pieces: 9 }], { source: "a later import", at: other.clock.now() });
    },
    { calls: () => [decideImport(shop, { id: runId, decision: "take", now: shop.clock.now(), audit: () => Promise.resolve() })] },
  );
  const left = await shop.db.read
    .selectFrom("stock")
    .innerJoin("variation", "variation.id", "stock.variation_id")
    .select(["id_1c as id", "on_hand as pieces"])
    .where("id_1c", "in", ["a", "b", "c"])
    .orderBy("id_1c")
    .execute();
  expect(left).toEqual([
    { id: "a", pieces: 5 },
    { id: "b", pieces: 9 },
    { id: "c", pieces: 0 },
  ]);
});
