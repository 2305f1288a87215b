import { afterAll, beforeAll, expect, test } from "vitest";
import { whileAllWait } from "../../../../support/test-locks.ts";
import { openTestShop, randomPhone, type TestShop } from "../../../../support/test-shop.ts";
import { phoneVisit, smsCodeFor, startWithoutProof } from "../../../../support/test-sign-in.ts";
import { findCustomerByToken } from "../../../accounts/accounts.server.ts";
import { checkCode } from "../codes/check-code.ts";
import { createPin } from "./create-pin.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop({ database: "postgres" })));
afterAll(() => shop.close());

test("of two PINs set at the same instant one holds, and the other is told", async () => {
  const phone = randomPhone();
  await startWithoutProof(phoneVisit(shop, phone), { phone });
  const { token } = await checkCode(phoneVisit(shop, phone), { phone, code: smsCodeFor(shop, phone) });
  const customer = await findCustomerByToken(shop, token, shop.clock.now());
  const setPin = (pin: string) =>
    createPin({ ...phoneVisit(shop, phone), customer }, { phone, pin, presentPin: undefined }).then(
      () => "set",
      (error: { status: number }) => error.status,
    );
  const outcomes = await whileAllWait(
    { shop, holder: shop },
    (tx) => tx.selectFrom("account").select("id").where("phone", "=", phone).forUpdate().execute(),
    { calls: () => [setPin("9051"), setPin("3816")] },
  );
  expect(outcomes.toSorted()).toEqual([409, "set"]);
});
