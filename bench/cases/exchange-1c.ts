import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { writeDemoExport } from "../../db/seed/catalogue/export/write-demo-export.ts";
import { newCustomer } from "../../support/new-customer.ts";
import { enter, openOneC, type OneC } from "../../support/one-c.ts";
import { placeOrderByCalls } from "../../support/order-by-calls.ts";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";
import { ownerByCalls } from "../../support/staff-by-calls.ts";
import { printCells } from "../print-table.ts";
import { whileAsking, type Meanwhile } from "../while-asking.ts";

/** 1C breaks off a call after about half a minute. */
const LIMIT_ANSWER_SECONDS = 20;
const LIMIT_WAIT_MS = 100;
const ORDERS = 500;

export type ExchangeMeasured = Meanwhile & { name: string; megabytes: number; longestAnswerSeconds: number };

/**
 * 1C's whole exchange with a shop of the catalogue on PostgreSQL: the same export again, one with every price changed, and 500 orders with a
 * line each. Seconds, the longest answer 1C waited for beside its patience, the longest and the middle wait of a light call
 * that is asked all the while, and the memory it took on top.
 */
export async function exchange1c(products: string): Promise<ExchangeMeasured[]> {
  const cluster = await startPostgresCluster();
  const shop = await startShop({ DATABASE_URL: cluster.url, DEMO_PRODUCTS: products });
  const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-exchange-"));
  const owner = await ownerByCalls(shop);
  const password = String((await owner.call("POST", "/api/admin/exchange/password", {}))["password"]);
  const { files } = await writeDemoExport({ folder, products: Number(products) });
  const dearer = (text: string) =>
    text.replaceAll(/(<ЦенаЗаЕдиницу>)(\d+)/g, (_, tag: string, price: string) => `${tag}${Number(price) + 1}`);
  const { app } = await newCustomer(shop);
  await cloneOrder(cluster.url, await placeOrderByCalls(app));
  const rows = [
    await measure("goods, nothing new", shop, password, (oneC) => sendGoods(oneC, files, (text) => text)),
    await measure("goods, every price", shop, password, (oneC) => sendGoods(oneC, files, dearer)),
    await measure(`orders, ${ORDERS}`, shop, password, fetchOrders),
  ];
  await shop.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true });
  printCells([
    ["what", "MB", "seconds", "longest answer s", "limit s", "longest wait ms", "limit ms", "middle ms", "memory + MB"],
    ...rows.map((row) => [
      row.name,
      row.megabytes,
      row.seconds,
      row.longestAnswerSeconds,
      LIMIT_ANSWER_SECONDS,
      row.longestWaitMs,
      LIMIT_WAIT_MS,
      row.medianWaitMs,
      row.moreMegabytes,
    ]),
  ]);
  return rows;
}

type Talk = (oneC: OneC) => Promise<{ bytes: number }>;

async function measure(name: string, shop: RunningShop, password: string, talk: Talk): Promise<ExchangeMeasured> {
  let longest = 0;
  const ask = async (request: Request) => {
    const began = performance.now();
    const answer = await fetch(request);
    longest = Math.max(longest, performance.now() - began);
    return answer;
  };
  const { done, ...meanwhile } = await whileAsking(shop, () => talk(openOneC(ask, { origin: shop.url, password })));
  return {
    name,
    ...meanwhile,
    megabytes: Math.round(done.bytes / 100_000) / 10,
    longestAnswerSeconds: Math.round(longest / 100) / 10,
  };
}

async function sendGoods(oneC: OneC, files: readonly string[], changed: (text: string) => string): Promise<{ bytes: number }> {
  const session = await enter(oneC, "catalog");
  for (const file of files) {
    const sent = await session.send(path.basename(file), changed(readFileSync(file, "utf8")));
    if (sent.verdict !== "success") throw new Error(`${file}: ${sent.lines.join(" ")}`);
    const taken = await session.import(path.basename(file));
    if (taken.verdict !== "success") throw new Error(`${file}: ${taken.lines.join(" ")}`);
  }
  await session.said("mode=complete");
  return { bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
}

async function fetchOrders(oneC: OneC): Promise<{ bytes: number }> {
  const session = await enter(oneC, "sale");
  const xml = await session.query();
  const count = xml.split("<Документ>").length - 1;
  if (count !== ORDERS) throw new Error(`${count} orders instead of ${ORDERS}`);
  await session.said("mode=success");
  return { bytes: xml.length };
}

/** The order with 499 more like it. */
async function cloneOrder(databaseUrl: string, number: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'placed_order' and is_generated = 'NEVER' and column_name not in ('id', 'cart_id', 'number')`,
  );
  const names = rows[0]?.names ?? "";
  await client.query(
    `with source as (select * from placed_order where number = $1),
       clone as materialized (select gen_random_uuid() as id from generate_series(2, $2)),
       carts as (insert into cart (id, suborder_id, account_id, state, opened_at, reserved_until, closed_at)
         select clone.id, gen_random_uuid(), c.account_id, c.state, c.opened_at, c.reserved_until, c.closed_at from clone, cart c join source s on s.cart_id = c.id),
       made as (insert into placed_order (id, cart_id, ${names}) select clone.id, clone.id, ${names} from source, clone returning id)
     insert into order_line (order_id, position, variation_id, product_id, article, name_uk, name_ru, size, colour, colour_name_uk, colour_name_ru, picture, pieces, pack, price, sum)
     select made.id, l.position, l.variation_id, l.product_id, l.article, l.name_uk, l.name_ru, l.size, l.colour, l.colour_name_uk, l.colour_name_ru, l.picture, l.pieces, l.pack, l.price, l.sum
     from made, order_line l join source s on s.id = l.order_id`,
    [number, ORDERS],
  );
  await client.end();
}
