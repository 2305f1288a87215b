import { newCustomer } from "../../support/new-customer.ts";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { ownerByCalls } from "../../support/staff-by-calls.ts";
import type { ApiClient } from "../../support/api-client.ts";
import { writeSettings } from "../../features/settings/settings.server.ts";
import { kyivDay } from "../../platform/time/time.ts";
import { fillAccount } from "../fill-account.ts";
import { measure, type Measured } from "../measure.ts";
import { plentyOfGoods } from "./placings.ts";
import type { Goods } from "./write-cases.ts";

const GOODS = 60;

/** The customer's pages with 400 orders and 3,000 postings, each beside the same page of an account that is empty. */
export async function heavyAccount(): Promise<Measured[]> {
  const cluster = await startPostgresCluster();
  const goods = await plentyOfGoods(cluster.url, GOODS);
  await takeCards(cluster.url);
  const shop = await startShop({ DATABASE_URL: cluster.url });
  const [empty, heavy] = [await newCustomer(shop), await newCustomer(shop)];
  const { number, returnId } = await fill(shop, heavy, goods);
  const rows: Measured[] = [];
  for (const { name, path, peer } of pagesOf({ number, returnId })) {
    const asked = (client: ApiClient, at: string) =>
      measure(shop.url + at, { connections: 1, headers: { cookie: `token=${client.token}; signed_in=1` } });
    const limit = peer === undefined ? 0 : (await asked(empty.app, peer)).perSecond;
    rows.push({ ...(await asked(heavy.app, path)), name: `heavy account, ${name}`, limit });
  }
  await shop.stop();
  await cluster.stop();
  return rows;
}

async function takeCards(databaseUrl: string): Promise<void> {
  const shop = await openTestShop({ databaseUrl });
  await writeSettings(shop, { services: ["np_branch", "cod", "card"] });
  await shop.close();
}

type Customer = Awaited<ReturnType<typeof newCustomer>>;

async function fill(shop: RunningShop, { app: client, phone }: Customer, goods: readonly Goods[]) {
  const owner = await ownerByCalls(shop);
  const { data } = (await owner.call("GET", `/api/admin/customers?q=${phone}`)) as { data: { id: number }[] };
  return fillAccount({ client, owner, accountId: data[0]?.id ?? 0 }, goods);
}

/** `peer` is what an empty account has in the place of the page. */
function pagesOf({ number, returnId }: { number: number; returnId: number }) {
  const today = kyivDay(new Date());
  const statement = `/account/balance?from=${today.slice(0, 4)}-01-01&to=${today}`;
  const both = (path: string) => ({ name: path, path, peer: path });
  return [
    both("/account"),
    both("/account/orders"),
    { name: "the last page of orders", path: "/account/orders?page=20", peer: "/account/orders" },
    { name: "an order", path: `/account/orders/${number}`, peer: undefined },
    both("/account/unpaid-orders"),
    both("/account/returns"),
    { name: "a return", path: `/account/returns/${returnId}`, peer: undefined },
    both("/account/balance"),
    { name: "the last page of the balance", path: "/account/balance?page=50", peer: "/account/balance" },
    { name: "a year's statement", path: statement, peer: statement },
    both("/account/bonus"),
    both("/account/debs"),
    both("/account/notifications"),
    both("/account/recipients"),
    both("/account/chat"),
    both("/account/personal"),
  ];
}
