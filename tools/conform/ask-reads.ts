import { exampleParams } from "./ask-badly.ts";
import type { Operation } from "./document.ts";
import { valueAt, type Json, type Talk } from "./open-talk.ts";

/** Calls that are asked with what the shop itself has answered, and have to succeed. */
export async function askReads({ ask }: Talk): Promise<{ product: Json }> {
  const good = (name: string, params: Json = {}) => ask({ name, about: "", params, expects: 200 });
  for (const name of [
    "getOption",
    "getStories",
    "getPages",
    "getOwnContent",
    "getCategories",
    "getCategoriesByGender",
    "getCart",
    "getReviews",
  ])
    await good(name);
  const slug = valueAt(await good("getBanners"), "0.slug") ?? valueAt(await good("getBanners"), "promotions.0.slug");
  if (typeof slug === "string") await good("getPromotion", { slug });
  const listing = await good("getProducts");
  await good("getProducts", { page: 2 });
  const card = (valueAt(listing, "products.0") ?? valueAt(listing, "data.0") ?? {}) as Json;
  await good("searchProduct", { search: String(card["name"] ?? "сукня").slice(0, 20) });
  const product = card["id_1c"] ? await good("getProduct", { id: card["id_1c"] }) : {};
  if (product["id"]) for (const name of ["getProductReviews", "getProductQuestions"]) await good(name, { productId: product["id"] });
  const src = valueAt(product, "images.0.src");
  const picture = /^\/pictures\/(\d+)$/.exec(String(src));
  if (picture) await good("getPicture", { id: picture[1], file: "480.webp" });
  const settlement = valueAt(await good("getSettlements", { search: "Київ" }), "0.id");
  if (settlement) for (const name of ["getDepartments", "getDeliveryPrices"]) await good(name, { settlement });
  await ask({ name: "cartEvents", about: "by nobody", expects: 204 });
  await ask({ name: "getProduct", about: "that is not there", params: { id: "conform-no-such-thing" }, expects: 404 });
  return { product };
}

/** Every other call that only reads, with the document's own examples: whatever is answered has to be as documented. */
export async function askTheRest(
  { ask, told }: Talk,
  operations: readonly Operation[],
  as: "nobody" | "customer" | "program",
): Promise<void> {
  const scheme = { nobody: undefined, customer: "token", program: "programKey" }[as];
  const asked = new Set(told.filter(({ faults, status }) => status === 200 && faults.length === 0).map(({ name }) => name));
  for (const operation of operations) {
    const { operationId: name, method, security = [] } = operation;
    const isOurs = scheme
      ? security.some((one) => scheme in one) && security.length === 1
      : security.some((one) => Object.keys(one).length === 0);
    const params = { ...exampleParams(operation), ...more[name] };
    if (method !== "GET" || !isOurs || asked.has(name) || name === "cartEvents" || Object.values(params).includes(undefined)) continue;
    await ask({ name, about: "as in the document's example", as, params });
  }
}

/** Where the document has no example that is sure to fit. */
const more: Readonly<Record<string, Json>> = {
  getStatementXlsx: { from: "2026-11-01", to: "2026-11-30" },
  getReceiptTxt: { id: 1 },
};
