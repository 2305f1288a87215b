import { afterAll, beforeAll, test } from "vitest";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { walkCalls } from "./walk-calls.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

test("the story by the calls alone", () => walkCalls(shop));
