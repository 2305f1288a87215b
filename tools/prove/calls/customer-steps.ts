import { randomUUID } from "node:crypto";
import { updateProfile } from "../../../features/accounts/accounts.contract.ts";
import { basketAddProduct } from "../../../features/cart/cart.contract.ts";
import { orderValidation, placeOrder as placeByCall } from "../../../features/orders/orders.contract.ts";
import { phoneHash } from "../../../features/sign-in/server/codes/phone-hash.ts";
import { smsCodeCheck, viaPhoneNumber } from "../../../features/sign-in/sign-in.contract.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { kyivDay } from "../../../platform/time/time.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { testDelivery } from "../../../support/test-order.ts";
import { randomPhone } from "../../../support/test-shop.ts";
import { smsCodeFor } from "../../../support/test-sign-in.ts";
import { BrokenOff, type Telling } from "./perform.ts";

export type Story = (telling: Telling) => Promise<void>;

/** Somebody new on a device of their own. */
export async function signIn({ shop, tell }: Telling, phone = randomPhone()) {
  const asked = {
    "X-Phone-Hash": phoneHash(phone, shop.config.phoneHashSuffix, kyivDay(shop.clock.now())),
    "X-Guest-Key": randomUUID().replaceAll("-", ""),
    "X-Device": "new",
  };
  await tell(viaPhoneNumber, { phone, force_sms_sending: 1 }, asked);
  const { body, headers } = await tell(smsCodeCheck, { phone, code: smsCodeFor(shop, phone) }, asked);
  const device = { ...asked, "X-Device": headers.get("x-device") ?? "" };
  return { phone, device, customer: { Authorization: `Bearer ${body.token}` } };
}

/** A customer with a pack in the cart, put there by calls. */
export async function fillCart(telling: Telling) {
  const { shop, known, tell } = telling;
  const { customer } = await signIn(telling);
  const { productId, variationId } = await addTestGoods(shop, { stock: 500 });
  for (const [name, value] of Object.entries({ productId, variationId })) known.add(name, value);
  const { body: cart } = await tell(basketAddProduct, { productId, variationId, productAdd: true }, customer);
  return { customer, orderId: cart.orderId ?? "", productId };
}

/** An order placed by calls; answers its number. */
export async function place(telling: Telling, payment = "cod") {
  const { tell } = telling;
  const filled = await fillCart(telling);
  const { customer, orderId } = filled;
  await tell(updateProfile, { name: "Олена", surname: "Коваль", email: "olena@mail.ua" }, customer);
  const { bill } = (await tell(orderValidation, { orderId, payment }, customer)).body;
  const { body } = await tell(
    placeByCall,
    {
      orderId,
      recipient: { name: "Олена", surname: "Коваль", patronymic: "", phone: "380671234567" },
      delivery: testDelivery,
      payment,
      comment: "",
      expectedToPayKopiykas: bill?.toPayKopiykas ?? kopiykas(0),
    },
    { ...customer, "Idempotency-Key": randomUUID() },
  );
  if (body.number === null) throw new BrokenOff(`not placed: ${JSON.stringify(body.causes)}`);
  return { ...filled, number: body.number };
}
