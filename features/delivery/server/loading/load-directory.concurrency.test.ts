import { afterAll, beforeAll, expect, test } from "vitest";
import type { CarrierDirectory } from "../../../../integrations/carriers/carrier-directory.ts";
import { copyOfPreparedShop } from "../../../../support/run/prepared-shop.ts";
import { whileAllWait } from "../../../../support/test-locks.ts";
import { openTestShop, type TestShop } from "../../../../support/test-shop.ts";
import { loadDirectory } from "./load-directory.ts";

let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  const databaseUrl = await copyOfPreparedShop("none");
  shop = await openTestShop({ databaseUrl, places: "none" });
  other = await openTestShop({ databaseUrl, places: "none" });
});
afterAll(() => Promise.all([shop.close(), other.close()]));

const place = {
  id: "a",
  nameUk: "Іванівці",
  nameRu: "Ивановцы",
  typeUk: "с.",
  typeRu: "с.",
  areaUk: "Одеська обл.",
  areaRu: "Одесская обл.",
};
const department = { id: "1", settlementId: "a", cityId: "", number: "1", addressUk: "вул. Миру, 1", addressRu: "ул. Мира, 1" };
const directory: CarrierDirectory = {
  source: "test",
  readPage: async () => ({
    settlements: [{ ...place, districtUk: "", districtRu: "" }],
    departments: [
      { ...department, kind: "branch", schedule: "", maxWeightKg: 30, maxSidesCm: [120, 70, 70], latitude: 46.48, longitude: 30.72 },
    ],
    next: undefined,
  }),
};

test("a process that comes while another takes the directory over reads it after that one", async () => {
  await loadDirectory(shop, "post", { ...directory, readPage: () => Promise.reject(new Error("the line broke")) }).catch(() => undefined);
  const outcomes = await whileAllWait({ shop, holder: other }, (tx) => tx.selectFrom("carrier_loading").selectAll().forUpdate().execute(), {
    calls: () => [loadDirectory(shop, "post", directory)],
    meanwhile: (tx) => tx.deleteFrom("carrier_loading").execute(),
  });
  expect(outcomes).toEqual([{ settlements: 1, departments: 1 }]);
});
