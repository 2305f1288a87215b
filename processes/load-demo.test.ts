import { expect, test } from "vitest";
import { loadedCarriers } from "../features/delivery/delivery.server.ts";
import { openTestShop } from "../support/test-shop.ts";
import { loadDemoWhenEmpty } from "./load-demo.ts";

test.each([
  ["production", []],
  ["demo", ["nova-poshta"]],
] as const)(
  "in a %s shop the demo's settlements and departments that can be chosen are %j, whoever's goods it sells",
  async (mode, carriers) => {
    const shop = await openTestShop({ places: "none", config: { mode, demoOnEmpty: false } });
    await loadDemoWhenEmpty(shop);
    expect([...(await loadedCarriers(shop))]).toEqual(carriers);
    await shop.close();
  },
);
