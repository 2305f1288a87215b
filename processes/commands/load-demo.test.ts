import { expect, test } from "vitest";
import { loadedCarriers } from "../../features/delivery/delivery.server.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { loadDemoWhenEmpty } from "./load-demo.ts";
import { openCarrierVendors } from "../opening/open-carrier-vendors.ts";

const account = { key: "0".repeat(32), url: "http://127.0.0.1:1/", senderCity: undefined, senderBranch: undefined };
const post = { bearer: "b", token: "t", tracking: "r", sender: undefined, url: "http://127.0.0.1:1" };

test.each([
  ["production shop without a key", { mode: "production" }, []],
  ["demo shop without a key", { mode: "demo" }, ["nova-poshta", "ukrposhta"]],
  ["demo shop with keys, where the schedule reads the real ones,", { mode: "demo", novaPoshta: account, ukrposhta: post }, []],
  ["demo shop with one key", { mode: "demo", novaPoshta: account }, ["ukrposhta"]],
] as const)("in a %s nothing but its own places can be chosen at the start, whoever's goods it sells", async (_, of, carriers) => {
  const shop = await openTestShop({ places: "none", config: { ...of, demoOnEmpty: false } });
  shop.integrations.vendors = openCarrierVendors(shop.config);
  await loadDemoWhenEmpty(shop);
  await expect.poll(async () => [...(await loadedCarriers(shop))]).toEqual(carriers);
  await shop.close();
});
