import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodInShop } from "../../../support/commerceml-files.ts";
import { toldOf } from "../../../support/program.ts";
import { openProgramShop, type ProgramShop } from "./program-shop.ts";

let one: ProgramShop;
let bas: Awaited<ReturnType<ProgramShop["program"]>>;
beforeAll(async () => {
  one = await openProgramShop();
  bas = await one.program("BAS");
});
afterAll(() => one.shop.close());

const dress = {
  id: "77",
  article: "KR-100",
  name: "Сукня з мережива",
  category: "Жінкам / Сукні",
  properties: { Фасон: "прямий" },
  variations: [
    { id: "77#42", size: "42", colour: "чорний", price: 450.5, stock: 12, barcode: "4820000000017" },
    { id: "44", size: "44", colour: "чорний", price: "460,00", stock: "3" },
  ],
};

describe("goods by JSON", () => {
  test("are on sale at once, each row is told, and the same again changes nothing", async () => {
    const first = await bas.put("goods", [dress, { id: "78", article: "X" }]);
    expect(first.status).toBe(200);
    expect(toldOf(first)).toEqual(["1 77 taken", "2 78 refused noName(name)"]);
    expect(first.body.rows).toEqual({ taken: 1, unchanged: 0, refused: 1, parked: 0 });
    expect(await goodInShop(one.shop, "77")).toMatchObject({ hidden: false, variations: 2, price: 45_050, size: "42", onHand: 12 });
    expect(toldOf(await bas.put("goods", [dress]))).toEqual(["1 77 unchanged"]);
  });

  test("names lose what nobody sees, and a category of the same seen name is the same one", async () => {
    const row = {
      id: "u1",
      article: "U-1",
      name: "\ufeffСук\u200bня\u202e з льону\u00a0",
      category: "Жінкам\u200b / Сук\u200bні",
      stock: 1,
      price: 5,
    };
    expect(toldOf(await bas.put("goods", [row]))).toEqual(["1 u1 taken"]);
    expect(await goodInShop(one.shop, "u1")).toMatchObject({ name: "Сукня з льону" });
    expect(toldOf(await bas.put("goods", [row, { ...row, name: "Сукня з льону", category: "Жінкам / Сукні" }]))).toEqual([
      "1 u1 unchanged",
      "2 u1 unchanged",
    ]);
  });

  test("prices and pieces come by id, article or barcode, and what a row does not say stays", async () => {
    expect(toldOf(await bas.put("prices", [{ article: "KR-100", price: 500, prices: { retail: 700 } }]))).toEqual(["1 77 taken"]);
    expect(toldOf(await bas.put("stock", [{ barcode: "4820000000017", stock: { Київ: 4, Львів: 3 } }]))).toEqual(["1 77#42 taken"]);
    expect(await goodInShop(one.shop, "77")).toMatchObject({ price: 50_000, recommended: 70_000, onHand: 7 });
    expect(
      toldOf(await bas.put("stock", [{ id: "77", stock: 1 }, { id: "77#46", stock: 1 }, { article: "no", stock: 1 }, { stock: 1 }])),
    ).toEqual([
      "1 77 refused variationAmbiguous(id)",
      "2 77#46 refused variationUnknown(id)",
      "3 no refused keyUnknown(article)",
      "4  refused noKey(id)",
    ]);
    expect(toldOf(await bas.put("prices", [{ id: "77#42", prices: { retail: null } }]))).toEqual(["1 77#42 taken"]);
    expect(await goodInShop(one.shop, "77")).toMatchObject({ price: 50_000, recommended: null });
  });

  test("goods without ids are known by their article, and sizes by themselves", async () => {
    const table = "артикул;назва;розмір;ціна;залишок\nT#5;Штани;S;100;1\nT#5;;M;110;2\nT#5;;L;120;3\n";
    expect(toldOf(await bas.put("goods", table))).toEqual(["2 T-5 taken", "3 T-5 taken", "4 T-5 taken"]);
    expect(toldOf(await bas.put("goods", table))).toEqual(["2 T-5 unchanged", "3 T-5 unchanged", "4 T-5 unchanged"]);
    expect(await goodInShop(one.shop, "T-5")).toMatchObject({ hidden: false, variations: 3 });
    expect(toldOf(await bas.put("prices", [{ article: "T#5", price: 130 }]))).toEqual(["1 T-5 taken"]);
    await bas.put("goods", [{ id: "other", article: "T#5", name: "Інші штани" }]);
    expect(
      toldOf(
        await bas.put("prices", [
          { article: "T#5", price: 1 },
          { article: "", barcode: "", price: 1 },
        ]),
      ),
    ).toEqual(["1 T#5 refused keyAmbiguous(article)", "2  refused noKey(id)"]);
    expect(
      toldOf(
        await bas.put("goods", [
          { article: "T#5", name: "x" },
          { article: "", name: "без ключа" },
        ]),
      ),
    ).toEqual(["1 T#5 refused keyAmbiguous(article)", "2  refused noKey(id)"]);
  });

  test("prices of goods that are not there yet wait for them", async () => {
    expect(toldOf(await bas.put("prices", [{ id: "90", price: 100 }]))).toEqual(["1 90 parked waits(id)"]);
    await bas.put("goods", [{ id: "90", name: "Плед" }]);
    expect(await goodInShop(one.shop, "90")).toMatchObject({ hidden: false, price: 10_000 });
  });
});
