import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestCustomer, openTestShop, type TestShop } from "../../support/test-shop.ts";
import { ledgerInvariants, listMovements, lockMoney, post } from "./ledger.server.ts";
import type { Id } from "../../platform/ids.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

let sources = 0;
const nextSource = () => `test ${(sources += 1)}`;
const correction = (accountId: Id<"account">, amount: number, source = nextSource()) => ({
  reason: "correction" as const,
  source,
  accountId,
  byWhom: "shop",
  at: shop.clock.now(),
  postings: [
    { ledger: "customer_balance" as const, amount },
    { ledger: "corrections" as const, amount: -amount },
  ],
});

test("S11 a second entry of the same reason and source posts nothing", async () => {
  const { id } = await addTestCustomer(shop);
  const entry = correction(id, 700);
  expect(await shop.db.write((tx) => post(tx, entry))).toBe(true);
  expect(await shop.db.write((tx) => post(tx, { ...entry, postings: correction(id, 900).postings }))).toBe(false);
  expect(await shop.db.write((tx) => lockMoney(tx, id))).toEqual({ balance: 700 });
  expect(await ledgerInvariants(shop)).toEqual([]);
});

test("S11 an entry that does not balance is refused before the database and by it, at commit", async () => {
  const { id } = await addTestCustomer(shop);
  const entry = correction(id, 700);
  const [first] = entry.postings;
  if (!first) throw new Error("no posting");
  await expect(shop.db.write((tx) => post(tx, { ...entry, postings: [first] }))).rejects.toThrow("out of balance by 700");
  await expect(
    shop.db.write((tx) =>
      sql`with entry as (insert into journal_entry (reason, source, by_whom, at) values ('correction', 'half', 'shop', now()) returning id)
        insert into posting (entry_id, position, ledger, amount) select id, 1, 'sales', 5 from entry union all select id, 2, 'corrections', -4 from entry`.execute(
        tx,
      ),
    ),
  ).rejects.toThrow("does not balance");
  await expect(
    shop.db.write((tx) =>
      sql`insert into journal_entry (reason, source, by_whom, at) values ('correction', 'empty', 'shop', now())`.execute(tx),
    ),
  ).rejects.toThrow("does not balance");
  expect(await ledgerInvariants(shop)).toEqual([]);
});

test("S11 a posting added later to an entry that balances is refused too", async () => {
  const { id } = await addTestCustomer(shop);
  await shop.db.write((tx) => post(tx, correction(id, 700)));
  await expect(
    shop.db.write((tx) =>
      sql`insert into posting (entry_id, position, ledger, amount) select max(id), 3, 'sales', 5 from journal_entry`.execute(tx),
    ),
  ).rejects.toThrow("does not balance");
});

test("an entry of nothing but nothing is not written", async () => {
  const { id } = await addTestCustomer(shop);
  expect(await shop.db.write((tx) => post(tx, correction(id, 0)))).toBe(false);
});

test("I6 whatever entries there are, a customer's money is what its postings add up to", async () => {
  const accounts = [await addTestCustomer(shop), await addTestCustomer(shop), await addTestCustomer(shop)].map(({ id }) => id);
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const entry = fc.array(fc.tuple(fc.nat(2), amount), { minLength: 1, maxLength: 4 });
  const model = new Map<Id<"account">, number>();
  await fc.assert(
    fc.asyncProperty(entry, fc.boolean(), async (moves, again) => {
      const postings = moves.map(([which, sum]) => ({ ledger: "customer_balance" as const, accountId: accounts[which]!, amount: sum }));
      const total = postings.reduce((sum, one) => sum + one.amount, 0);
      const made = {
        reason: "correction" as const,
        source: nextSource(),
        byWhom: "shop",
        at: shop.clock.now(),
        postings: [...postings, { ledger: "corrections" as const, amount: -total }],
      };
      const isWritten = await shop.db.write((tx) => post(tx, made));
      if (again) expect(await shop.db.write((tx) => post(tx, made))).toBe(false);
      if (isWritten) for (const one of postings) model.set(one.accountId, (model.get(one.accountId) ?? 0) + one.amount);
    }),
    { numRuns: 60 },
  );
  for (const id of accounts) expect(await shop.db.write((tx) => lockMoney(tx, id))).toEqual({ balance: model.get(id) ?? 0 });
  expect(await ledgerInvariants(shop)).toEqual([]);
});

test("I6 what does not add up is named", async () => {
  const broken = await openTestShop();
  const { id } = await addTestCustomer(broken);
  await broken.db.write((tx) => post(tx, { ...correction(id, 500), at: broken.clock.now() }));
  await broken.db.write(async (tx) => {
    await sql`update customer_money set balance = 501 where account_id = ${id}`.execute(tx);
    await sql`alter table journal_entry disable trigger journal_entry_balances`.execute(tx);
    await sql`insert into journal_entry (reason, source, by_whom, at) values ('correction', 'empty', 'shop', now())`.execute(tx);
  });
  expect((await ledgerInvariants(broken)).map(({ invariant }) => invariant)).toEqual([
    "I6 an entry balances",
    "I6 a balance is what its postings add up to",
  ]);
  await broken.close();
});

test("movements are newest first, a page at a time, with how many there are, in words", async () => {
  const { id } = await addTestCustomer(shop);
  for (let at = 1; at <= 32; at += 1) {
    shop.clock.advanceSeconds(60);
    await shop.db.write((tx) => post(tx, { ...correction(id, at * 100), note: `reason ${at}` }));
  }
  const page = await listMovements(shop, { accountId: id, ledgers: ["customer_balance"], page: 2, locale: "ru" });
  expect(page.pagination).toEqual({ current_page: 2, last_page: 2, per_page: 30, total: 32 });
  expect(page.movements.map(({ kopiykas, reasonName, note }) => [kopiykas, reasonName, note])).toEqual([
    [200, "Исправление", "reason 2"],
    [100, "Исправление", "reason 1"],
  ]);
});
