import { expect, test } from "vitest";
import { openTestShop } from "../../support/test-shop.ts";
import { openBoss } from "./open-boss.ts";

test.each(["embedded", "postgres"] as const)(
  "the migrations make what pg-boss expects of its tables on the %s database",
  async (database) => {
    const shop = await openTestShop({ database });
    const boss = await openBoss(shop.db.read, shop.log);
    const { ok, ...differences } = await boss.detectSchemaDrift();
    expect(ok ? [] : differences).toEqual([]);
    await boss.stop({ close: false });
    await shop.close();
  },
);
