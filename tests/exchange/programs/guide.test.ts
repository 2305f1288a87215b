import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exampleCalls, exampleTables } from "../../../features/exchange/programs/examples.ts";
import { programCalls } from "../../../features/exchange/programs/programs.contract.ts";
import { goodInShop } from "../../../support/commerceml-files.ts";
import { openProgramShop, type ProgramShop } from "./program-shop.ts";

let one: ProgramShop;
let bas: Awaited<ReturnType<ProgramShop["program"]>>;
beforeAll(async () => {
  one = await openProgramShop();
  bas = await one.program("BAS");
});
afterAll(() => one.shop.close());

describe("what engineers are given", () => {
  test("the tables to download are taken as they are", async () => {
    const told = [];
    for (const kind of ["goods", "prices", "stock"] as const) told.push((await bas.put(kind, exampleTables[kind])).body);
    expect(told.map(({ rows, unknownFields }) => [rows.taken, rows.unchanged + rows.refused + rows.parked, unknownFields])).toEqual([
      [3, 0, []],
      [2, 0, []],
      [2, 0, []],
    ]);
    expect(await goodInShop(one.shop, "77")).toMatchObject({
      hidden: false,
      variations: 2,
      price: 46_000,
      recommended: 62_000,
      onHand: 10,
    });
    expect(await goodInShop(one.shop, "78")).toMatchObject({ price: 125_000, onHand: 4 });
    const categories = await one.shop.db.read.selectFrom("category").select(["name_uk", "first_level"]).orderBy("id_1c").execute();
    expect(categories.map(({ name_uk: name }) => name)).toEqual(expect.arrayContaining(["Жінкам", "Сукні", "Для дому", "Пледи"]));
  });

  test("the OpenAPI document has every call, with its key, its bodies and an example that fits", async () => {
    const document = (await (await one.app.request("/api/openapi.json")).json()) as { paths: Record<string, Record<string, object>> };
    for (const call of programCalls) {
      const described = document.paths[call.path]?.[call.method.toLowerCase()];
      expect(described, call.path).toMatchObject({ security: [{ programKey: [] }] });
      if (call.example.input !== undefined) expect(call.input.safeParse(call.example.input).error, call.path).toBeUndefined();
      expect(call.output.safeParse(call.example.output).error, call.path).toBeUndefined();
    }
    expect(document.paths["/api/exchange/v1/goods"]).toMatchObject({
      put: {
        requestBody: { content: { "application/json": {}, "text/csv": {}, "application/x-ndjson": {} } },
        parameters: expect.arrayContaining([
          { $ref: "#/components/parameters/IdempotencyKey" },
          expect.objectContaining({ name: "session" }),
        ]) as object,
      },
    });
  });

  test("answers fit their contract", async () => {
    const answers: Record<string, unknown> = {
      "/api/exchange/v1/me": (await bas.get("me")).body,
      "/api/exchange/v1/stock": (await bas.put("stock", [{ id: "77#42", stock: 1 }, { stock: 1 }])).body,
      "/api/exchange/v1/orders": (await bas.get("orders")).body,
      "/api/exchange/v1/catalogue": (await bas.post("catalogue")).body,
    };
    for (const [path, body] of Object.entries(answers))
      expect(programCalls.find((call) => call.path === path)?.output.safeParse(body).error, path).toBeUndefined();
  });

  test("examples name calls that are there, and so does the guide", async () => {
    const paths = programCalls.map(({ path }) => path.replace("/api/exchange/v1", "").replaceAll(/\{\w+\}/g, '[^/ ?"]+'));
    const isCall = (written: string) => paths.some((path) => new RegExp(`^${path}$`).test(written));
    const named = [
      ...Object.values(exampleCalls("https://shop.example"))
        .join("\n")
        .matchAll(/shop\.example(\/[\w$/-]+)/g),
    ].map(([, path = ""]) => path);
    expect(named.length).toBeGreaterThan(7);
    expect(named.filter((path) => !isCall(path))).toEqual([]);
    const guide = await readFile("docs/exchange-json-csv.md", "utf8");
    for (const { path } of programCalls) expect(guide).toContain(path.replace("/api/exchange/v1", ""));
  });
});
