import { randomUUID } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SessionAnswer } from "../../../features/exchange/programs/programs.contract.ts";
import { keepPrograms, readImport } from "../../../features/exchange/exchange.server.ts";
import { catalogueOf, commerceMl, goodInShop, goodOf } from "../../../support/commerceml-files.ts";
import { enter } from "../../../support/one-c.ts";
import { toldOf } from "../../../support/program.ts";
import { idOf } from "../../../platform/ids.ts";
import { openProgramShop, type ProgramShop } from "./program-shop.ts";

let one: ProgramShop;
let bas: Awaited<ReturnType<ProgramShop["program"]>>;
let other: typeof bas;
beforeAll(async () => {
  one = await openProgramShop();
  bas = await one.program("BAS");
  other = await one.program("Dilovod");
});
afterAll(() => one.shop.close());

const good = (id: string) => ({ id, name: `Товар ${id}`, price: 100, stock: 5 });
const goods = (...ids: string[]) => ids.map(good);
const begin = async (trial = false) => (await bas.post<SessionAnswer>("catalogue", { trial })).body;
const complete = (session: string) => bas.post<SessionAnswer>(`catalogue/${session}/complete`);
const partFiles = () => readdir(path.join(one.shop.config.dataDir, "exchange", "parts"));
const runOf = async (id: number) => (await readImport(one.shop, idOf<"import_run">(id))).run;
const countRuns = async () => (await one.shop.db.read.selectFrom("import_run").select("id").execute()).length;

describe("a part under its key", () => {
  test("sent again answers the same and changes nothing, whatever came in between", async () => {
    const key = randomUUID();
    const first = await bas.put("goods", goods("a1", "a2"), { key });
    await bas.put("prices", [{ id: "a1", price: 150 }]);
    const again = await bas.put("goods", goods("a1", "a2"), { key });
    expect(again.body).toEqual(first.body);
    expect(await goodInShop(one.shop, "a1")).toMatchObject({ price: 15_000 });
    expect((await bas.get(`parts/${key}`)).body).toEqual(first.body);
    expect(await partFiles()).toEqual([]);
  });

  test("is one of ten at the same moment, and all are answered the same", async () => {
    const key = randomUUID();
    const before = await countRuns();
    const answers = await Promise.all(Array.from({ length: 10 }, () => bas.put("goods", goods("b1"), { key })));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(toldOf(answers[0]!)).toEqual(["1 b1 taken"]);
    expect(await countRuns()).toBe(before);
  });

  test("with another body, or for another call, is a conflict that leaves nothing", async () => {
    const key = randomUUID();
    await bas.put("stock", [{ id: "a1", stock: 7 }], { key });
    expect((await bas.put("stock", [{ id: "a1", stock: 8 }], { key })).status).toBe(409);
    expect((await bas.put("prices", [{ id: "a1", stock: 7 }], { key })).status).toBe(409);
    expect(await goodInShop(one.shop, "a1")).toMatchObject({ onHand: 7 });
    expect(await partFiles()).toEqual([]);
  });

  test("is nothing to another program", async () => {
    const key = randomUUID();
    await bas.put("stock", [{ id: "a1", stock: 9 }], { key });
    expect((await other.get(`parts/${key}`)).status).toBe(404);
    expect(toldOf(await other.put("stock", [{ id: "a1", stock: 10 }], { key }))).toEqual(["1 a1 taken"]);
  });

  test("that takes long is answered 202 first, and then as if it had been waited for", async () => {
    const key = randomUUID();
    const rows = Array.from({ length: 300 }, (_, at) => good(`long-${at}`));
    const first = await bas.put("goods", rows, { key, headers: { prefer: "respond-async, wait=0" } });
    expect([first.status, first.headers.get("retry-after"), first.body.results]).toEqual([202, "5", []]);
    expect(["waiting", "working"]).toContain(first.body.state);
    const done = await bas.put("goods", rows, { key });
    expect([done.status, done.body.rows.taken, done.body.results.length]).toEqual([200, 300, 300]);
    expect((await bas.get(`parts/${key}?answer=short`)).body).toEqual({ ...done.body, results: [] });
  });

  test("needs a key of 16 signs", async () => {
    const wrong = await bas.put("stock", [{ id: "a1", stock: 9 }], { key: "short" });
    expect([wrong.status, Object.keys((wrong.body as unknown as { errors: object }).errors)]).toEqual([422, ["Idempotency-Key"]]);
  });

  test("whose process died goes on at its cursor to the same result", async () => {
    const key = randomUUID();
    const rows = Array.from({ length: 450 }, (_, at) => good(`dead-${at}`));
    const whole = await bas.put("goods", rows, { key: randomUUID() });
    expect(whole.body.rows).toMatchObject({ taken: 450 });
    const { db } = one.shop;
    const body = rows.map((row) => ({ ...row, stock: 6 }));
    const first = await bas.put("stock", body, { key });
    expect(first.body.rows).toMatchObject({ taken: 450 });
    const part = await db.read.selectFrom("exchange_part").selectAll().where("call_key", "=", key).executeTakeFirstOrThrow();
    expect(part.state).toBe("done");
    // As it stands after its first batch, with its worker gone.
    await writeFile(path.join(one.shop.config.dataDir, "exchange", "parts", String(part.id)), JSON.stringify(body));
    await db.job(async (tx) => {
      await tx
        .updateTable("exchange_part")
        .set({ state: "working", working_until: new Date(0) })
        .where("id", "=", part.id)
        .execute();
      await tx.deleteFrom("exchange_row").where("part_id", "=", part.id).where("row", ">", 200).execute();
      const { run_id: runId } = await tx
        .selectFrom("exchange_intake")
        .select("run_id")
        .where("id", "=", part.intake_id)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable("import_file")
        .set({ rows_done: 200 })
        .where("run_id", "=", runId)
        .where("position", "=", part.position)
        .execute();
    });
    await bas.put("stock", [{ id: "dead-300", stock: 1 }]);
    expect((await bas.get(`parts/${key}`)).status).toBe(200);
    expect(await goodInShop(one.shop, "dead-300")).toMatchObject({ onHand: 6 });
    const again = await bas.put("stock", body, { key });
    expect(again.body.rows).toEqual({ taken: 201, unchanged: 249, refused: 0, parked: 0 });
  });
});

describe("a full catalogue", () => {
  test("hides what none of its parts named, and completes once", async () => {
    const names = Array.from({ length: 30 }, (_, at) => `f${at}`);
    const first = await begin();
    const seen = await one.shop.db.read.selectFrom("product").select("id_1c").where("hidden", "=", false).execute();
    const all = [...new Set([...seen.map(({ id_1c: id }) => id), ...names])];
    await bas.put("goods", goods(...all.slice(0, 200)), { query: `session=${first.session}` });
    await bas.put("goods", goods(...all.slice(200)), { query: `session=${first.session}` });
    expect((await complete(first.session)).body).toMatchObject({ state: "done", note: "" });
    const second = await begin();
    await bas.put("goods", goods(...all.filter((id) => id !== "f7")), { query: `session=${second.session}` });
    expect((await complete(second.session)).body.state).toBe("done");
    expect(await goodInShop(one.shop, "f7")).toMatchObject({ hidden: true });
    expect((await complete(second.session)).body.state).toBe("done");
    expect((await bas.put("goods", goods("f7"), { query: `session=${second.session}` })).status).toBe(410);
    await bas.put("goods", goods("f7"));
    expect(await goodInShop(one.shop, "f7")).toMatchObject({ hidden: false });
  });

  test("never hides a fifth by itself", async () => {
    const { session, run } = await begin();
    await bas.put("goods", goods("f1", "f2"), { query: `session=${session}` });
    expect((await complete(session)).body.state).toBe("waiting");
    expect(await goodInShop(one.shop, "f3")).toMatchObject({ hidden: false });
    expect(await runOf(run)).toMatchObject({ state: "waiting", note: "hidesTooMany" });
  });

  test("that was cut off hides nothing, ten minutes after its last part", async () => {
    const { session, run } = await begin();
    await bas.put("goods", goods("f1"), { query: `session=${session}` });
    one.shop.clock.advanceSeconds(599);
    await keepPrograms(one.shop);
    expect((await runOf(run)).state).toBe("running");
    one.shop.clock.advanceSeconds(2);
    await keepPrograms(one.shop);
    expect(await runOf(run)).toMatchObject({ state: "done", note: "abandoned" });
    expect((await complete(session)).body).toMatchObject({ state: "done", note: expect.stringContaining("нічого не сховано") as string });
    expect(await goodInShop(one.shop, "f3")).toMatchObject({ hidden: false });
  });

  test("that is begun anew abandons the one before", async () => {
    const first = await begin();
    await bas.put("goods", goods("f1"), { query: `session=${first.session}` });
    const second = await begin();
    expect(second.session).not.toBe(first.session);
    expect(await runOf(first.run)).toMatchObject({ state: "done", note: "abandoned" });
    expect((await bas.put("goods", goods("f1"), { query: `session=${first.session}` })).status).toBe(410);
    expect((await complete(second.session)).body).toMatchObject({ state: "done", note: expect.stringContaining("не прочитано") as string });
  });

  test("with a part that could not be read hides nothing; a row that was refused is still named", async () => {
    const all = (await one.shop.db.read.selectFrom("product").select("id_1c").where("hidden", "=", false).execute()).map(
      ({ id_1c: id }) => id,
    );
    const broken = await begin();
    await bas.put("goods", goods(...all.filter((id) => id !== "f9")), { query: `session=${broken.session}` });
    await bas.put("goods", "{", { type: "application/json", query: `session=${broken.session}` });
    expect((await complete(broken.session)).body).toMatchObject({ state: "done", note: expect.stringContaining("не прочитано") as string });
    expect(await goodInShop(one.shop, "f9")).toMatchObject({ hidden: false });
    const odd = await begin();
    const refused = [...goods(...all.filter((id) => id !== "f9")), { id: "f9", name: "\u0000" }];
    const answer = await bas.put("goods", refused, { query: `session=${odd.session}&answer=short` });
    expect(toldOf(answer)).toEqual([`${refused.length} f9 refused strangeCharacters(name)`]);
    await complete(odd.session);
    expect(await goodInShop(one.shop, "f9")).toMatchObject({ hidden: false });
  });

  test("is nobody else's", async () => {
    const { session } = await begin();
    expect((await other.put("goods", goods("f1"), { query: `session=${session}` })).status).toBe(404);
    expect((await other.post(`catalogue/${session}/complete`)).status).toBe(404);
    for (const wrong of ["1", "' or 1=1", randomUUID()])
      expect((await bas.put("goods", goods("f1"), { query: `session=${encodeURIComponent(wrong)}` })).status).toBe(404);
    await complete(session);
  });
});

describe("a trial", () => {
  test("tells everything and changes nothing, alone and as a full catalogue", async () => {
    const before = await goodInShop(one.shop, "f1");
    const told = await bas.put("goods", [{ ...good("f1"), price: 777 }, good("new-in-trial"), { id: "x" }], { query: "trial=true" });
    expect(toldOf(told)).toEqual(["1 f1 taken", "2 new-in-trial taken", "3 x refused noName(name)"]);
    expect(told.body.isTrial).toBe(true);
    expect(await goodInShop(one.shop, "f1")).toEqual(before);
    expect(await goodInShop(one.shop, "new-in-trial")).toBeUndefined();
    const { session, run } = await begin(true);
    await bas.put("goods", goods("f1"), { query: `session=${session}` });
    expect((await complete(session)).body).toMatchObject({ state: "tried", isTrial: true });
    expect(Number((await runOf(run)).values["hides"])).toBeGreaterThan(10);
    expect(await goodInShop(one.shop, "f2")).toMatchObject({ hidden: false });
  });
});

test("1C and two programs at once: each has its turn, and nothing is lost", async () => {
  const from1c = async () => {
    const session = await enter(one.oneC, "catalog");
    await session.send("import.xml", commerceMl(catalogueOf(Array.from({ length: 300 }, (_, at) => goodOf(`1c-${at}`)).join(""))));
    return session.import("import.xml");
  };
  const [said, ...answers] = await Promise.all([
    from1c(),
    ...[1, 2, 3].map((at) =>
      bas.put(
        "goods",
        Array.from({ length: 250 }, (_, row) => good(`bas-${at}-${row}`)),
      ),
    ),
    ...[1, 2, 3].map((at) =>
      other.put("stock", [
        { id: "f1", stock: 20 + at },
        { id: "f2", stock: 20 + at },
      ]),
    ),
  ]);
  expect(said.verdict).toBe("success");
  expect(answers.map(({ status, body }) => [status, body.rows.refused])).toEqual(answers.map(() => [200, 0]));
  const { rows } = await one.shop.db.read
    .selectFrom("product")
    .select((eb) => eb.fn.countAll<number>().as("rows"))
    .where((eb) => eb.or([eb("id_1c", "like", "1c-%"), eb("id_1c", "like", "bas-%")]))
    .executeTakeFirstOrThrow();
  expect(rows).toBe(1_050);
}, 60_000);

test("what a program sends all day is an import an hour, which ends by itself", async () => {
  const first = await bas.put("stock", [{ id: "f1", stock: 3 }]);
  one.shop.clock.advanceSeconds(300);
  expect((await bas.put("stock", [{ id: "f1", stock: 4 }])).body.run).toBe(first.body.run);
  one.shop.clock.advanceSeconds(601);
  await keepPrograms(one.shop);
  expect((await runOf(first.body.run)).state).toBe("done");
  expect((await bas.put("stock", [{ id: "f1", stock: 5 }])).body.run).not.toBe(first.body.run);
  one.shop.clock.advanceSeconds(3 * 86_400);
  await keepPrograms(one.shop);
  expect(await one.shop.db.read.selectFrom("exchange_row").select("row").execute()).toEqual([]);
});
