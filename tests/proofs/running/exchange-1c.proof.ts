import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { priceTypes } from "../../../db/seed/catalogue/export/export-header.ts";
import { catalogueOf, commerceMl, goodOf, offerOf, offersOf } from "../../../support/commerceml-files.ts";
import { enter, openOneC } from "../../../support/one-c.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";

const GOODS = 6_000;
const ids = Array.from({ length: GOODS }, (_, at) => `kill-${at}`);
const goods = commerceMl(catalogueOf(ids.map((id) => goodOf(id, `Товар ${id}`)).join("\n")));
const offers = commerceMl(
  offersOf(ids.map((id) => offerOf(`${id}#1`, { [priceTypes.wholesale]: "100" }, "<Количество>5</Количество>")).join("\n"), {
    [priceTypes.wholesale]: "Оптова",
  }),
);

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
}, 180_000);
afterAll(() => shop.stop());

test("S47 a shop killed while it imports what 1C sent goes on at the same place when 1C asks again, and ends alike", async () => {
  const owner = await ownerByCalls(shop);
  const password = String((await owner.call("POST", "/api/admin/exchange/password", {}))["password"]);
  const speak = () => openOneC((request) => fetch(request), { origin: shop.url, password });
  const session = await enter(speak(), "catalog");
  expect((await session.send("import.xml", goods, 100_000)).verdict).toBe("success");
  expect((await session.send("offers.xml", offers)).verdict).toBe("success");
  void session.said("mode=import&filename=import.xml").catch(() => undefined);
  await pause(300);
  await shop.kill();
  shop = await startShop({ PORT: new URL(shop.url).port }, { dataDir: shop.dataDir });
  for (const name of ["import.xml", "offers.xml"]) {
    let answer = await session.said(`mode=import&filename=${name}`);
    for (; answer.verdict === "progress"; answer = await session.said(`mode=import&filename=${name}`)) await pause(500);
    expect(answer).toMatchObject({ verdict: "success" });
  }
  expect((await session.said("mode=complete")).verdict).toBe("success");
  for (const id of ["kill-0", "kill-2999", `kill-${GOODS - 1}`]) {
    const product = (await (await fetch(`${shop.url}/api/get-product/${id}`)).json()) as { name: string };
    expect(product).toMatchObject({ name: `Товар ${id}` });
  }
  const { data } = (await owner.call("GET", "/api/admin/imports?page=1&perPage=5")) as { data: unknown };
  expect((data as unknown[])[0]).toMatchObject({ state: "done", rows: 2 * GOODS, refused: 0, parked: 0 });
}, 300_000);
