import { seededRandom } from "../../db/seed/catalogue/seeded-random.ts";
import type { Address } from "../cases/read-cases.ts";

type Card = { id_1c: string; name: string };
type Listing = {
  products: Card[];
  facets: { name: string; values: { value: string }[] }[];
  pagination: { last_page: number };
};
type Category = { id_1c: string; products: number; children: Category[] };

/** How many different addresses a case goes through; more than any memo of the shop keeps. */
const DIFFERENT = 3_000;
const genders = ["female", "male", "kids", "home"];
const sorts = ["popular", "new", "cheaper", "dearer", "discount"];

/**
 * Addresses for each call of the catalogue, each thousands of them and no two the same, put together from what the shop
 * itself answers, so that no answer is one that was kept. The same every time for the same catalogue.
 */
export async function rotatingAddresses(url: string): Promise<Address[]> {
  const ask = async <Answer>(path: string): Promise<Answer> => (await fetch(url + path)).json() as Promise<Answer>;
  const { fraction: random, pick } = seededRandom("bench");
  const places = flat(await ask<Category[]>("/api/get-categories")).filter(({ products }) => products > 20);
  const listings = await Promise.all(
    places.map(async ({ id_1c }) => ({ id_1c, ...(await ask<Listing>(`/api/get-products?category=${id_1c}`)) })),
  );
  const sections = await Promise.all(
    genders.map(async (gender) => ({ gender, ...(await ask<Listing>(`/api/get-products?gender=${gender}`)) })),
  );
  const cards = (
    await Promise.all(
      Array.from({ length: 140 }, () => pick(sections)).map(({ gender, pagination }) =>
        ask<Listing>(`/api/get-products?gender=${gender}&page=${1 + Math.floor(random() * pagination.last_page)}`),
      ),
    )
  ).flatMap(({ products }) => products);

  const threeFacets = (): string => {
    const { id_1c, facets } = pick(listings);
    const chosen = [pick(facets), pick(facets), pick(facets)].map(({ name, values }) => [name, [pick(values), pick(values)]] as const);
    const filters = new Map(chosen.map(([name, values]) => [name, values.map(({ value }) => value).join(",")]));
    return `/api/get-products?${new URLSearchParams({ category: id_1c, ...Object.fromEntries(filters), price_min: String(Math.floor(random() * 90)) })}`;
  };
  const deepPage = (): string => {
    const { gender, pagination } = pick(sections);
    const page = 2 + Math.floor(random() * (pagination.last_page * 0.7));
    return `/api/get-products?gender=${gender}&page=${page}&sort=${pick(sorts)}&price_min=${(random() * 60).toFixed(2)}`;
  };
  const words = (): string => {
    const [first = "", ...others] = pick(cards)
      .name.split(/[\s«»]+/)
      .filter((word) => word.length > 2);
    const text = [first, ...others.filter(() => random() < 0.4)].slice(0, 3).join(" ");
    return `/api/search-product?search=${encodeURIComponent(random() < 0.2 ? withSlip(text, random) : text)}`;
  };
  return [
    { name: "three facets", paths: different(threeFacets) },
    { name: "deep page", paths: different(deepPage) },
    { name: "product", paths: [...new Set(cards.map(({ id_1c }) => `/api/get-product/${encodeURIComponent(id_1c)}`))] },
    { name: "search", paths: different(words) },
  ].map(({ name, paths }) => ({ name, path: paths[0] ?? "", paths }));
}

/** The pages of guests a visitor meets first; the shop renders each once and keeps it. */
export const keptPages: Address[] = [
  { name: "page of a listing, kept", path: "/category/1110", headers: { "accept-encoding": "br" } },
  { name: "page of a product, kept", path: "/product/planted-stock-50", headers: { "accept-encoding": "br" } },
  { name: "home page, kept", path: "/", headers: { "accept-encoding": "br" } },
];

const flat = (categories: readonly Category[]): Category[] => categories.flatMap((one) => [one, ...flat(one.children)]);

function different(make: () => string): string[] {
  const made = new Set<string>();
  for (let tries = 0; made.size < DIFFERENT && tries < DIFFERENT * 4; tries += 1) made.add(make());
  return [...made];
}

/** The text with one letter gone. */
function withSlip(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (text.length - 1));
  return text.slice(0, at) + text.slice(at + 1);
}

/** Pages, each of another address: of products, and full ones of categories. */
export async function rotatingPages(url: string): Promise<{ product: string[]; listing: string[] }> {
  const ask = async <Answer>(path: string): Promise<Answer> => (await fetch(url + path)).json() as Promise<Answer>;
  const { fraction: random, pick } = seededRandom("bench");
  const places = flat(await ask<Category[]>("/api/get-categories")).filter(({ products }) => products > 100);
  const listings = await Promise.all(
    places.map(async ({ id_1c }) => ({ id_1c, ...(await ask<Listing>(`/api/get-products?category=${id_1c}`)) })),
  );
  const listing = different(() => {
    const { id_1c, pagination } = pick(listings);
    const page = 2 + Math.floor(random() * (pagination.last_page - 2));
    return `/category/${id_1c}?page=${page}&sort=${pick(sorts)}&price_min=${(random() * 20).toFixed(2)}`;
  });
  const products = (await rotatingAddresses(url)).find(({ name }) => name === "product")?.paths ?? [];
  return { product: products.map((path) => path.replace("/api/get-product/", "/product/")), listing };
}
