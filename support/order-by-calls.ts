import type { Answer, ApiClient } from "./api-client.ts";

/** Places an order of planted pieces as an app would, by the calls alone; answers its number. The client is signed in. */
export async function placeOrderByCalls(
  client: ApiClient,
  { payment = "cod", pieces: wantedPieces = 20 }: { payment?: string; pieces?: number } = {},
): Promise<number> {
  const { body: product } = await client.get("/api/get-product/planted-stock-50");
  const [variation] = product["productVariations"] as { id: number }[];
  const wanted = { productId: product["id"], variationId: variation?.id, productAdd: true };
  let orderId: unknown;
  for (let pieces = 0; pieces < wantedPieces; pieces += 1) ({ orderId } = (await client.post("/api/basket-add-product", wanted)).body);
  await client.post("/api/update-profile", { name: "Олена", surname: "Коваль", email: "olena@mail.ua" });
  return placeCartByCalls(client, { orderId, payment });
}

/** Places what is in the cart for what it costs now; answers the order's number. */
export async function placeCartByCalls(client: ApiClient, { orderId, payment }: { orderId: unknown; payment: string }): Promise<number> {
  const { bill } = (await client.post("/api/order-validation", { orderId, payment })).body as { bill: { toPayKopiykas: number } | null };
  const placed = await askToPlace(client, { orderId, payment, toPayKopiykas: bill?.toPayKopiykas ?? 0 });
  if (placed.body["result"] !== true) throw new Error(`the order was refused: ${JSON.stringify(placed.body)}`);
  return Number(placed.body["number"]);
}

/** The placing call alone: to a branch, under a key of its own. */
export const askToPlace = (
  client: ApiClient,
  { orderId, payment, toPayKopiykas }: { orderId: unknown; payment: string; toPayKopiykas: number },
): Promise<Answer> =>
  client.post(
    "/api/place-order",
    {
      orderId,
      recipient: { name: "Олена", surname: "Коваль", phone: "380671234567" },
      delivery: { carrier: "nova-poshta", settlement: "khmelnytskyi", department: "np-khmelnytskyi-12" },
      payment,
      expectedToPayKopiykas: toPayKopiykas,
    },
    { "Idempotency-Key": crypto.randomUUID() },
  );

/** Pays a waiting order at the page of the sandbox. */
export async function payByCalls(client: ApiClient, shopUrl: string, number: number): Promise<void> {
  const { body } = await client.post("/api/start-payment", { number }, { "Idempotency-Key": crypto.randomUUID() });
  const page = new URL(String(body["url"]), shopUrl);
  await fetch(page, { method: "POST", body: new URLSearchParams({ decision: "pay" }), redirect: "manual" });
  const { body: payment } = await client.get("/api/get-payment", { number: String(number) });
  if (payment["state"] !== "paid") throw new Error(`the payment is ${JSON.stringify(payment)}`);
}
